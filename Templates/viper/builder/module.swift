{# Makes the parts of a module, connects them, and returns the view. #}
{% include "builder/parts.swift" %}
{% if module.framework == "SwiftUI" %}
let {{ roles.viewState.key }} = {{ roles.viewState.name }}()
{% include "builder/wires.swift" %}
{% include "swiftui/return.swift" %}
{% else %}
{% if module.ui == "storyboard" %}
{% include "uikit/storyboard-view.swift" %}
{% else %}
{% include "builder/part.swift", role: roles.view %}
{% endif %}
{% include "builder/wires.swift" %}
return {{ roles.view.key }}
{% endif %}
