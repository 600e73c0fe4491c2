{# The protocols of the services that the spec declares. They may be called from anywhere. #}
{% for service in module.declaredServices %}
{% if not forloop.first %}

{% endif %}
{% include "parts/doc.swift", lines: service.doc, otherwise: service.summary %}
{% include "parts/protocol.swift", name: service.name, isolation: "nonisolated ", inherits: service.inherits, access: service.access, members: service.members, overloads: service.overloads %}
{% endfor %}
