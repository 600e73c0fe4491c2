{% assign names = module.imports %}
{% if module.wrapper and module.state and runtime == "package" %}
{% assign names = names | push: "ViperKit" %}
{% endif %}
{% assign names = names | uniq | sort %}
{% for name in names %}
import {{ name }}
{% endfor %}
{% unless names contains "Foundation" %}
{% if mocks | where: "isLocked" %}
{% if names %}

{% endif %}
import class Foundation.NSLock
{% endif %}
{% endunless %}

@testable import {{ tests.module }}
{% for declaration in tests.clashesInMocks %}
{% assign words = declaration | split: " " %}
@testable import {{ words | first }} {{ tests.module }}.{{ words | last }}
{% endfor %}
{% for mock in mocks %}

{% if mock.ignoredRules %}
// swift-format-ignore: {{ mock.ignoredRules | join: ", " }}
{% endif %}
/// Stands in for {{ mock.standsFor }}:
/// counts its calls, keeps their arguments, answers as told.
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
