{% include "parts/imports.swift" %}
{% for entity in module.entities %}
{% if not forloop.first %}

{% endif %}
{% include "parts/doc.swift", lines: entity.doc, otherwise: entity.summary %}
{{ module.access }}nonisolated struct {{ entity.name }}: {{ entity.conformances | join: ", " }} {
  {% include "parts/fields.swift", value: entity %}
}
{% endfor %}
