{% for name in tests.imports %}
import {{ name }}
{% endfor %}
{% assign others = tests.typeImports | where: "isTestable", false %}
{% if others %}

{% for type in others %}
import {{ type.kind }} {{ type.path }}
{% endfor %}
{% endif %}

{% for name in tests.testable %}
@testable import {{ name }}
{% endfor %}
{% for type in tests.typeImports | where: "isTestable" %}
@testable import {{ type.kind }} {{ type.path }}
{% endfor %}
{% if module.framework == "UIKit" and (tests.routes or tests.build and tests.build.isHidden) %}

#if canImport(UIKit)
  import UIKit
#endif
{% elif tests.build and tests.build.isHidden %}

#if canImport(SwiftUI)
  import SwiftUI
#endif
{% endif %}

{% if tests.framework == "xctest" %}
nonisolated final class {{ tests.suite }}: XCTestCase {
{% else %}
@MainActor
@Suite struct {{ tests.suite }} {
{% endif %}
{% assign isFirst = true %}
{% if tests.error %}
{% assign isFirst = false %}
  nonisolated struct {{ tests.error }}: Error {}
{% if tests.mocks or tests.constants %}

{% endif %}
{% endif %}
{% if tests.mocks or tests.constants %}
{% assign isFirst = false %}
  {% include "tests/variables.swift" %}
{% endif %}
{% if tests.build %}
{% unless isFirst %}

{% endunless %}
{% assign isFirst = false %}
  {% include "tests/make-module.swift", build: tests.build %}
{% endif %}
{% for part in tests.helpers %}
{% unless part.isMadeAtOnce %}
{% unless isFirst %}

{% endunless %}
{% assign isFirst = false %}
  {% include "tests/make-part.swift" %}
{% endunless %}
{% endfor %}
{% if tests.build %}

  {% include "tests/module.swift", build: tests.build %}
{% endif %}
{% for tested in tests.parts %}
{% for test in tested.tests %}
{% unless isFirst %}

{% endunless %}
{% assign isFirst = false %}
  {% include "tests/method.swift", part: tested.part %}
{% endfor %}
{% for test in tested.inFlight %}
{% unless isFirst %}

{% endunless %}
{% assign isFirst = false %}
  {% include "tests/in-flight.swift", part: tested.part %}
{% endfor %}
{% endfor %}
{% for route in tests.routes %}
{% unless isFirst %}

{% endunless %}
{% assign isFirst = false %}
{% if module.framework == "SwiftUI" %}
  {% include "tests/route-swiftui.swift", part: route.part %}
{% else %}
  {% include "tests/route-uikit.swift", part: route.part %}
{% endif %}
{% endfor %}
{% unless tests.build or tests.parts or tests.routes %}
{% unless isFirst %}

{% endunless %}
  // `viper-gen generate --verbose` lists the reasons for missing tests.
{% endunless %}
}
{% if tests.presents %}

{% include "tests/presenting-screen.swift" %}
{% endif %}
{% if tests.needsToSettle %}

{% include "tests/settle.swift" %}
{% endif %}
{% if tests.needsSame %}

{% include "tests/same.swift" %}
{% endif %}
