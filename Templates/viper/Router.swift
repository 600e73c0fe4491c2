{% if module.framework == "SwiftUI" and runtime == "package" %}
{% include "imports-with.swift", extra: "ViperKit" %}
{% else %}
{% include "imports.swift" %}
{% endif %}
{% include "component.swift", role: roles.router %}
