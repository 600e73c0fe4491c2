{# How a mock is told what it gives. #}
{% if answer.waits %}
{{ answer.mocked.mock }}.{{ answer.mocked.names.handler }} = {{ "{" }}{{ answer.head }}
  try? await {{ module.task }}.sleep(nanoseconds: 60_000_000_000)
{% if answer.statement %}
  return {{ answer.statement }}
{% endif %}
}
{% elif answer.mocked %}
{{ answer.mocked.mock }}.{{ answer.mocked.names.handler }} = {{ "{" }}{{ answer.head }}{% if answer.statement %} {{ answer.statement }}{% endif %}{% if answer.head or answer.statement %} {% endif %}}
{% else %}
{{ answer.mock }}.{{ answer.property }} = {{ answer.statement }}
{% endif %}
