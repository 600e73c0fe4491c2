{% include "imports.swift" %}
{% for contract in contracts %}
{% if not forloop.first %}

{% endif %}
/// {{ contract.summary }}
@MainActor
{% include "protocol.swift", name: contract.name, inherits: "AnyObject", members: contract.members, overloads: contract.overloads %}
{% endfor %}
{% if module.output and module.output.form == "closures" %}

{% include "closures.swift" %}
{% elif module.output %}

/// {{ module.output.summary }}
@MainActor
{% include "protocol.swift", name: module.output.name, inherits: "AnyObject", members: module.output.members, overloads: module.output.overloads %}
{% endif %}
{% for service in module.declaredServices %}

{% include "doc.swift", lines: service.doc, otherwise: service.summary %}
{% include "protocol.swift", name: service.name, inherits: "Sendable", members: service.members, overloads: service.overloads %}
{% endfor %}
