{% if module.framework == "SwiftUI" and runtime == "package" %}
{% include "imports-of.swift", names: module.importsWithRuntime %}
{% else %}
{% include "imports.swift" %}
{% endif %}
{% include "component.swift", role: roles.router %}
