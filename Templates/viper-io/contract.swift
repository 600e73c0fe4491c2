{# One contract, in a file of its own. #}
{% include "imports.swift" %}
/// {{ contract.summary }}
@MainActor
{% include "protocol.swift", name: contract.name, inherits: "AnyObject", members: contract.members, overloads: contract.overloads %}
