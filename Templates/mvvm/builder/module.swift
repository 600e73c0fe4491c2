{% assign routers = components | where: "key", "router" %}
{% assign arguments = roles.view.arguments %}
{% if isReplaceable %}
{% assign arguments = roles.view.replaceableArguments %}
{% endif %}
{% for router in routers %}
{% include "builder/part.swift", role: router %}
{% if module.framework == "SwiftUI" and router.routeKinds contains "embed" %}
{% assign arguments = arguments | push: "navigation: navigation" %}
{% endif %}
{% endfor %}
{% include "builder/part.swift", role: roles.viewModel %}
{% if roles.viewModel.holdsOutput %}
{{ roles.viewModel.key }}.output = output
{% endif %}
{% if module.framework == "UIKit" and routers %}
{% include "builder/part.swift", role: roles.view %}
{{ roles.router.key }}.viewController = {{ roles.view.key }}
{% include "builder/registers.swift" %}
return {{ roles.view.key }}
{% else %}
{% include "builder/registers.swift" %}
return {{ roles.view.name }}({{ arguments | join: ", " }})
{% endif %}
