{# Opens another module, or closes this one. #}
{% if module.framework == "SwiftUI" %}
{% include "swiftui/parts/route.swift" %}
{% else %}
{% include "uikit/parts/route.swift" %}
{% endif %}
