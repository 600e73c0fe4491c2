{% include "parts/imports.swift" %}
{% include "parts/protocol-list.swift" %}
{% for service in module.declaredServices %}

{% include "parts/doc.swift", lines: service.doc, otherwise: service.summary %}
{% include "parts/protocol.swift", name: service.name, inherits: service.inherits, members: service.members, overloads: service.overloads %}
{% endfor %}
