{# A route of a generated router, from a place where it can be taken. #}
{% assign fails = true %}
{% if module.framework == "UIKit" and not route.fails and not route.passed %}
{% assign fails = false %}
{% endif %}
{% include "tests/head.swift", name: route.name, waits: route.waits %}
{% for mock in route.mocks %}
  let {{ mock.name }} = {{ mock.type }}()
{% endfor %}
{% if module.framework == "SwiftUI" %}
  {% include "tests/route-swiftui.swift" %}
{% else %}
  {% include "tests/route-uikit.swift" %}
{% endif %}
}
