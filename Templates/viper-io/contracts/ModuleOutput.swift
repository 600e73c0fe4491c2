{% if module.output.form == "closures" %}
{% include "parts/imports.swift" %}
{% include "parts/closures.swift" %}
{% else %}
{% include "parts/imports.swift" %}
/// {{ module.output.summary }}
@MainActor
{% include "parts/protocol.swift", name: module.output.name, isolation: "", inherits: "AnyObject", access: module.access, members: module.output.members, overloads: module.output.overloads %}
{% endif %}
