{% include "imports.swift" %}
{% for entity in module.entities %}
{% if not forloop.first %}

{% endif %}
{% include "doc.swift", lines: entity.doc, otherwise: entity.summary %}
{{ module.access }}struct {{ entity.name }}: {{ entity.conformances | join: ", " }} {
{% for field in entity.fields %}
{% if field.doc %}
  {% include "doc.swift", lines: field.doc, otherwise: "" %}
{% endif %}
  {{ module.access }}var {{ field.declaration }}
{% endfor %}
{% if module.access %}
{% if entity.fields %}

{% endif %}
  {{ module.access }}init({{ entity.fields | map: "parameter" | join: ", " }}) {
{% for field in entity.fields %}
    self.{{ field.name }} = {{ field.name }}
{% endfor %}
  }
{% endif %}
}
{% endfor %}
