{% if module.framework == "UIKit" and (role.key == "view" or role.key == "router") %}
{% include "uikit/parts/imports.swift", opensModules: role.routesModules %}
{% elif module.framework == "SwiftUI" and role.key == "router" %}
{% include "swiftui/parts/imports.swift" %}
{% else %}
{% include "parts/imports.swift" %}
{% endif %}
{% assign access = "" %}
{% if role.key == "view" %}
{% assign access = module.componentAccess %}
{% endif %}
{% include "parts/given.swift" %}
