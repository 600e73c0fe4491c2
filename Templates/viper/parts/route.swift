{# The way to another module, or back from this one. #}
{% if module.framework == "SwiftUI" %}
{% include "swiftui/parts/route.swift" %}
{% else %}
{% include "uikit/parts/route.swift" %}
{% endif %}
