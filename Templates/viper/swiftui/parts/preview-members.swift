{# What `double` has: methods that do nothing, and values as far as they are known. #}
{% for member in double.members %}
{% if member.isMethod and not member.returns %}
{{ member.declaration }} {}
{% elif member.isMethod and member.value %}
{{ member.declaration }} { {{ member.value }} }
{% elif member.isMethod %}
{{ member.declaration }} { fatalError({{ member.reason | quote }}) }
{% elif member.value %}
{{ member.declaration }} = {{ member.value }}
{% elif member.isSettable %}
{{ member.declaration }} {
  get { fatalError({{ member.reason | quote }}) }
  set {}
}
{% else %}
{{ member.declaration }} { fatalError({{ member.reason | quote }}) }
{% endif %}
{% endfor %}
{% for verbatim in double.verbatim %}
{% include "parts/verbatim.swift", access: "" %}
{% endfor %}
