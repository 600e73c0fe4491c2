{# Makes the view of a module, connects the other parts with it, and returns it. #}
{% assign viewInput = roles.view.key %}
{% if module.framework == "SwiftUI" %}
{% assign viewInput = roles.viewState.key %}
let {{ viewInput }} = {{ roles.viewState.name }}()
{% elif module.ui == "storyboard" %}
{% include "uikit/storyboard-view.swift" %}
{% else %}
{% include "builder/part.swift", role: roles.view %}
{% endif %}
{% if isReplaceable %}
{% include "builder/configure.swift" %}
{% else %}
configureModuleForViewInput(viewInput: {{ viewInput }}{% for argument in build.arguments %}, {{ argument }}{% endfor %})
{% endif %}
{% if module.framework == "SwiftUI" %}
{% include "swiftui/return.swift" %}
{% else %}
return {{ viewInput }}
{% endif %}
