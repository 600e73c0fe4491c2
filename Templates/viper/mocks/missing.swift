{# Unwraps the handler. Where there is none: nothing to do, what is right without one, or a sentence
   that says which is missing. #}
{% assign handler = member.names.handler %}
{% assign binding = "let " | append: handler %}
{% if mock.isLocked %}
{% assign binding = binding | append: " = " | append: member.taken %}
{% endif %}
{% if member.isMethod and not member.returns %}
guard {{ binding }} else { return }
{% elif member.default %}
guard {{ binding }} else { return {{ member.default }} }
{% else %}
guard {{ binding }} else {
  {% include "mocks/fail.swift", text: "has no handler: set", name: handler %}
}
{% endif %}
