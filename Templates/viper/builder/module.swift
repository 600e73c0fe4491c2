{# Makes the parts of a module, connects them, and returns the view. #}
{% include "builder/parts.swift" %}
{% if module.framework == "SwiftUI" %}
{% include "swiftui/parts/make-view.swift" %}
{% elif module.ui == "storyboard" %}
{% include "uikit/parts/storyboard-view.swift" %}
{% include "builder/wires.swift" %}
return {{ roles.view.key }}
{% else %}
{% include "builder/part.swift", role: roles.view %}
{% include "builder/wires.swift" %}
return {{ roles.view.key }}
{% endif %}
