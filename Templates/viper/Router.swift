{% if module.framework == "SwiftUI" %}
{% include "swiftui/parts/imports.swift" %}
{% else %}
{% include "parts/imports.swift" %}
{% endif %}
{% include "parts/component.swift", role: roles.router %}
