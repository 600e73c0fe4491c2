{# How a mock is told what it gives. #}
{% if answer.mocked %}
{{ answer.mocked.mock }}.{{ answer.mocked.names.handler }} = {{ "{" }}{{ answer.head }} {{ answer.statement }} }
{% else %}
{{ answer.mock }}.{{ answer.property }} = {{ answer.statement }}
{% endif %}
