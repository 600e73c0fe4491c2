{% assign framework = "Testing" %}
{% if tests.framework == "xctest" %}
{% assign framework = "XCTest" %}
{% endif %}
{% assign names = "Foundation" | split: " " | push: framework %}
{% if runtime == "package" %}
{% assign names = names | push: "ViperKit" %}
{% endif %}
{% include "parts/imports-of.swift", names: names %}
{% for name in tests.modules %}
@testable import {{ name }}
{% endfor %}
{% if app.framework == "UIKit" %}

#if canImport(UIKit)
  import UIKit
#endif
{% endif %}

{% if tests.framework == "xctest" %}
@MainActor
final class {{ appTests.suite }}: XCTestCase {
{% else %}
@MainActor
@Suite struct {{ appTests.suite }} {
{% endif %}
  func makeApp() -> {{ app.name }} {
    {{ app.name }}({% if app.dependencies %}dependencies: DependenciesMock(){% endif %})
  }
{% for start in appTests.starts %}

  {% include "tests/head.swift", name: start.name, waits: false, fails: false %}
    let app = makeApp()
{% if app.framework == "SwiftUI" %}
{% if app.isTabbed %}
{% assign shown = "app.navigation.tabs.dropFirst(" | append: forloop.index0 | append: ").first?.top?.content is " | append: start.screen %}
{% else %}
{% assign shown = "app.navigation.top?.content is " | append: start.screen %}
{% endif %}
{% else %}
{% assign shown = "app.root.frontmost is " | append: start.screen %}
{% if app.isTabbed %}
    app.root.selectedIndex = {{ forloop.index0 }}
{% endif %}
{% endif %}
    {% include "tests/expect.swift", left: shown, operator: "isTrue", right: "" %}
  }
{% endfor %}
{% for link in appTests.links %}

  {% include "tests/head.swift", name: link.name, waits: false, fails: true %}
    let app = makeApp()
{% assign front = "app.root.frontmost" %}
{% if link.needsWindow %}
{% assign front = "window.rootViewController?.frontmost" %}
    let window = UIWindow(frame: .zero)
    app.start(in: window)
{% endif %}
    let url = try {% if tests.framework == "xctest" %}XCTUnwrap{% else %}#require{% endif %}(URL(string: {{ link.url | quote }}))
{% assign opened = link.module | quote | prepend: ".opened(" | append: ")" %}
    {% include "tests/expect.swift", left: "app.open(url)", operator: "==", right: opened %}
{% if app.framework == "SwiftUI" %}
{% assign shown = "app.navigation.top?.content is " | append: link.screen %}
{% else %}
{% if link.framework == "SwiftUI" %}
{% assign shown = "(" | append: front | append: " as? ModuleHost)?.content(as: " | append: link.screen | append: ".self) != nil" %}
{% else %}
{% assign shown = front | append: " is " | append: link.screen %}
{% endif %}
{% endif %}
    {% include "tests/expect.swift", left: shown, operator: "isTrue", right: "" %}
  }
{% endfor %}
}
