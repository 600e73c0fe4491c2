{% if mocks | where: "isLocked" %}
{% for name in module.importsWithFoundation %}
import {{ name }}
{% endfor %}
{% else %}
{% for name in module.imports %}
import {{ name }}
{% endfor %}
{% endif %}

@testable import {{ tests.module }}
{% for mock in mocks %}

{% if mock.ignoredRules %}
// swift-format-ignore: {{ mock.ignoredRules | join: ", " }}
{% endif %}
/// Stands in for {{ mock.standsFor }}: counts its calls, keeps their arguments, answers as told.
{% unless mock.isSendable %}
@MainActor
{% endunless %}
{% if mock.closures %}
final class {{ mock.name }} {
  {% include "mock-closures.swift" %}
  {% include "mock-plain.swift" %}
}
{% elif mock.members %}
final class {{ mock.name }}: {{ mock.protocols | join: ", " }} {
{% if mock.isLocked %}
  {% include "mock-locked.swift" %}
{% else %}
  {% include "mock-plain.swift" %}
{% endif %}
}
{% else %}
final class {{ mock.name }}: {{ mock.protocols | join: ", " }} {}
{% endif %}
{% endfor %}
