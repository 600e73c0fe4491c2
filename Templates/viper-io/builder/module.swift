{# Makes the view of a module, connects the other parts with it, and returns it. #}
{% if module.framework == "SwiftUI" %}
{% include "swiftui/parts/make-view.swift" %}
{% elif module.ui == "storyboard" %}
{% include "uikit/parts/storyboard-view.swift" %}
{% include "builder/configured.swift", viewInput: roles.view %}
return {{ roles.view.key }}
{% else %}
{% include "builder/part.swift", role: roles.view %}
{% include "builder/configured.swift", viewInput: roles.view %}
return {{ roles.view.key }}
{% endif %}
