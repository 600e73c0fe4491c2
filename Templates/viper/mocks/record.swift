{# Fails the test that called a member without a handler. #}
{% assign name = mock.name | append: "." | append: member.compoundName %}
{{ before }}{{ failure }}.record({{ name | quote }}, set: {{ member.names.handler | quote }})
