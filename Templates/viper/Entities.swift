{% include "parts/imports.swift" %}
{% for entity in module.entities %}
{% if not forloop.first %}

{% endif %}
{% include "parts/doc.swift", lines: entity.doc, otherwise: entity.summary %}
{{ entity.access }}nonisolated struct {{ entity.name }}: {{ entity.conformances | join: ", " }} {% if entity.fields or entity.access %}{
  {% include "parts/fields.swift", value: entity, access: entity.access %}
}{% else %}{}{% endif %}
{% endfor %}
