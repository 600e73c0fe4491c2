{# The properties of the struct `value`, and the initializer that others need. #}
{% for field in value.fields %}
{% include "parts/doc.swift", lines: field.doc, otherwise: "" %}
{{ access }}var {{ field.declaration }}
{% endfor %}
{% if access %}
{% if value.fields %}

{% endif %}
{{ access }}init({{ value.fields | map: "parameter" | join: ", " }}) {% if value.fields %}{
{% for field in value.fields %}
  self.{{ field.name }} = {{ field.name }}
{% endfor %}
}{% else %}{}{% endif %}
{% endif %}
