{# One contract, in a file of its own. #}
{% include "parts/imports.swift" %}
/// {{ contract.summary }}
@MainActor
{% include "parts/protocol.swift", name: contract.name, isolation: "", inherits: "AnyObject", access: module.access, members: contract.members, overloads: contract.overloads %}
