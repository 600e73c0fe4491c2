{# Unwraps the handler. If there is none, throws, returns what is right without one, or ends the tests. #}
{% assign handler = member.names.handler %}
{% assign binding = "let " | append: handler %}
{% if mock.isLocked %}
{% assign binding = binding | append: " = " | append: member.taken %}
{% endif %}
guard {{ binding }} else {
{% if member.throwsFailure %}
  {% include "mocks/record.swift", before: "throw " %}
{% elif member.error %}
  {% include "mocks/record.swift", before: "" %}
  throw {{ member.error }}
{% elif member.default or member.isMethod and not member.returns %}
{% if member.throws %}
  {% include "mocks/record.swift", before: "" %}
{% else %}
  if {{ group.strict }} {
    {% include "mocks/record.swift", before: "" %}
  }
{% endif %}
  return{% if member.default %} {{ member.default }}{% endif %}
{% else %}
  {% include "mocks/fail.swift", text: "has no handler: set", name: handler %}
{% endif %}
}
