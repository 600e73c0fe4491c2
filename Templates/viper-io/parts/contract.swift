{# One contract, in a file of its own. #}
{% include "parts/imports.swift" %}
/// {{ contract.summary }}
@MainActor
{% include "parts/protocol.swift", name: contract.name, isolation: "", inherits: contract.inherits, access: module.componentAccess, members: contract.requirements, overloads: contract.overloads %}
