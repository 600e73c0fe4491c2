{# A route of a generated router, from a place where it can be taken. #}
{% include "tests/head.swift", name: route.name, waits: route.waits, fails: true %}
{% for mock in route.mocks %}
  let {{ mock.name }} = {{ mock.type }}()
{% endfor %}
{% if module.framework == "SwiftUI" %}
  {% include "tests/route-swiftui.swift" %}
{% else %}
  {% include "tests/route-uikit.swift" %}
{% endif %}
}
