{% for name in tests.imports %}
import {{ name }}
{% endfor %}

@testable import {{ tests.module }}
{% for declaration in tests.clashes %}
{% assign words = declaration | split: " " %}
@testable import {{ words | first }} {{ tests.module }}.{{ words | last }}
{% endfor %}
{% if module.framework == "UIKit" and tests.showsViews %}

#if canImport(UIKit)
  import UIKit
#endif
{% endif %}

{% if tests.framework == "xctest" %}
@MainActor
final class {{ tests.suite }}: XCTestCase {
{% else %}
@MainActor
@Suite struct {{ tests.suite }} {
{% endif %}
  {% include "tests/wiring.swift", wiring: tests.wiring %}
{% for part in tests.parts %}
{% assign isFirst = false %}
{% if forloop.first and not tests.wiring %}
{% assign isFirst = true %}
{% endif %}
  {% include "tests/part.swift" %}
{% endfor %}
{% for state in tests.states %}
{% if not forloop.first or tests.wiring or tests.parts %}

{% endif %}
  {% include "tests/state.swift" %}
{% endfor %}
{% for route in tests.routes %}
{% if not forloop.first or tests.wiring or tests.parts or tests.states %}

{% endif %}
  {% include "tests/route.swift" %}
{% endfor %}
}
{% for part in tests.parts %}

{% include "tests/fixture.swift", fixture: part.fixture %}
{% endfor %}
{% if tests.needsToSettle %}

/// Lets tasks run until something holds, or for long enough to be sure that it never will.
@MainActor
private func settle(until isSettled: () -> Bool) async {
  for _ in 0..<10_000 {
    if isSettled() { return }
    try? await Task.sleep(for: .milliseconds(1))
  }
}
{% endif %}
