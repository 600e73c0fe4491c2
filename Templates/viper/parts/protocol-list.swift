{# The module's contracts, and what it tells the one that opened it. #}
{% for contract in contracts %}
{% if not forloop.first %}

{% endif %}
/// {{ contract.summary }}
@MainActor
{% include "parts/protocol.swift", name: contract.name, isolation: "", inherits: contract.inherits, access: module.componentAccess, members: contract.requirements, overloads: contract.overloads %}
{% endfor %}
{% if module.output and module.output.form == "closures" %}

{% include "parts/closures.swift" %}
{% elif module.output %}

/// {{ module.output.summary }}
@MainActor
{% include "parts/protocol.swift", name: module.output.name, isolation: "", inherits: "AnyObject", access: module.access, members: module.output.members, overloads: module.output.overloads %}
{% endif %}
