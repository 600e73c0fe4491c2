{% include "parts/imports.swift" %}
{% for entity in module.entities %}
{% if not forloop.first %}

{% endif %}
{% include "parts/doc.swift", lines: entity.doc, otherwise: entity.summary %}
{{ module.access }}nonisolated struct {{ entity.name }}: {{ entity.conformances | join: ", " }} {% if entity.fields or module.access %}{
  {% include "parts/fields.swift", value: entity %}
}{% else %}{}{% endif %}
{% endfor %}
