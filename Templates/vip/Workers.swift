{% include "parts/imports.swift" %}
{% for service in module.declaredServices %}
{% if not forloop.first %}

{% endif %}
{% include "parts/doc.swift", lines: service.doc, otherwise: "Does work that the interactor hands on." %}
{% include "parts/protocol.swift", name: service.name, inherits: service.inherits, members: service.members, overloads: service.overloads %}
{% endfor %}
