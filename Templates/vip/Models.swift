{% include "parts/imports.swift" %}
{% assign access = module.namespace.access %}
/// {{ module.namespace.summary }}
{{ access }}nonisolated enum {{ module.namespace.name }} {
{% for useCase in module.namespaces %}
{% if not forloop.first %}

{% endif %}
  {% include "parts/doc.swift", lines: useCase.doc, otherwise: "" %}
  {{ access }}enum {{ useCase.name }} {% if useCase.parts %}{
{% for part in useCase.parts %}
{% if not forloop.first %}

{% endif %}
    {% include "parts/struct.swift", value: part, otherwise: part.summary %}
{% endfor %}
  }{% else %}{}{% endif %}
{% endfor %}
}
