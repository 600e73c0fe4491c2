{% assign framework = "Testing" %}
{% if tests.framework == "xctest" %}
{% assign framework = "XCTest" %}
{% endif %}
{% assign names = framework | split: " " %}
{% if appTests.links %}
{% assign names = names | push: "Foundation" %}
{% endif %}
{% if runtime == "package" %}
{% assign names = names | push: "ViperKit" %}
{% endif %}
{% for name in appTests.imports %}
{% assign names = names | push: name %}
{% endfor %}
{% assign names = names | sort %}
{% include "parts/imports-of.swift", names: names %}
{% assign modules = tests.modules %}
{% for name in appTests.imports %}
{% assign modules = modules | push: name %}
{% endfor %}
{% assign modules = modules | sort %}
{% for name in modules %}
@testable import {{ name }}
{% endfor %}
{% if app.framework == "UIKit" %}

#if canImport(UIKit)
  import UIKit
#endif
{% endif %}

{% if tests.framework == "xctest" %}
nonisolated final class {{ appTests.suite }}: XCTestCase {
{% else %}
@MainActor
@Suite struct {{ appTests.suite }} {
{% endif %}
  {% if tests.framework == "xctest" %}@MainActor {% endif %}func makeApp() -> {{ app.name }} {
    {{ app.name }}({% if app.dependencies %}dependencies: DependenciesMock(){% endif %})
  }
{% assign root = "app.root" %}
{% if app.start and app.tabs %}
{% assign root = "app.roots.current" %}
{% endif %}
{% for start in appTests.starts %}

  {% include "tests/head.swift", name: start.name, waits: false, fails: false %}
    let app = makeApp()
{% if app.framework == "SwiftUI" %}
    {% include "app/select.swift", shown: start, selects: false %}
{% assign front = "app.navigation" %}
{% if start.tab != nil %}
{% assign front = front | append: ".tabs[" | append: start.tab | append: "]" %}
{% endif %}
{% else %}
    {% include "app/select.swift", shown: start, selects: true %}
{% assign front = root | append: ".frontmost" %}
{% endif %}
    {% include "app/shows.swift", shown: start %}
  }
{% endfor %}
{% for link in appTests.links %}

  {% include "tests/head.swift", name: link.name, waits: false, fails: true %}
    let app = makeApp()
{% assign front = "app.navigation" %}
{% if app.framework != "SwiftUI" %}
{% assign front = root | append: ".frontmost" %}
{% endif %}
    {% include "app/select.swift", shown: link, selects: link.needsWindow %}
{% if link.needsWindow %}
{% assign front = "window.rootViewController?.frontmost" %}
    let window = UIWindow(frame: .zero)
    app.start(in: window)
{% endif %}
    let url = try {% if tests.framework == "xctest" %}XCTUnwrap{% else %}#require{% endif %}(URL(string: {{ link.url | quote }}))
{% assign opened = link.module | quote | prepend: ".opened(" | append: ")" %}
    {% include "tests/expect.swift", left: "app.open(url)", operator: "==", right: opened %}
    {% include "app/shows.swift", shown: link %}
  }
{% endfor %}
}
