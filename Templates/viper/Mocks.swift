{% assign names = module.imports %}
{% if runtime == "package" and (module.framework == "SwiftUI" or module.wrapper and module.state) %}
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
{% for type in tests.clashesInMocks %}
@testable import {{ type.kind }} {{ tests.module }}.{{ type.name }}
{% endfor %}
{% for mock in mocks %}

{% if mock.ignoredRules %}
// swift-format-ignore: {{ mock.ignoredRules | join: ", " }}
{% endif %}
{% assign isolation = "nonisolated " %}
{% unless mock.isSendable %}
{% assign isolation = "" %}
@MainActor
{% endunless %}
{% if mock.closures %}
{{ isolation }}final class {{ mock.name }} {
  {% include "mocks/closures.swift" %}
  {% include "mocks/plain.swift" %}
}
{% elif mock.members %}
{{ isolation }}final class {{ mock.name }}: {{ mock.protocols | join: ", " }} {
{% if mock.isLocked %}
  {% include "mocks/locked.swift" %}
{% else %}
  {% include "mocks/plain.swift" %}
{% endif %}
}
{% else %}
{{ isolation }}final class {{ mock.name }}: {{ mock.protocols | join: ", " }} {}
{% endif %}
{% endfor %}

{% include "mocks/builder.swift" %}
