{% if module.wrapper and module.state and runtime == "package" %}
{% include "imports-with.swift", extra: "ViperKit" %}
{% else %}
{% include "imports.swift" %}
{% endif %}
{% include "protocol-list.swift" %}
{% for service in module.declaredServices %}

{% include "doc.swift", lines: service.doc, otherwise: service.summary %}
{% include "protocol.swift", name: service.name, inherits: service.inherits, members: service.members, overloads: service.overloads %}
{% endfor %}
