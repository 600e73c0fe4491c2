{% assign unwrap = "#require" %}
{% if tests.framework == "xctest" %}
{% assign unwrap = "XCTUnwrap" %}
{% endif %}
{% for line in tests.wiring.locals %}
{{ line }}
{% endfor %}
{% if route.by == "tab" %}
let navigation = NavigationState()
let tab = navigation.addTab("") {
  {{ tests.wiring.builder }}.build({% for argument in tests.wiring.arguments %}{{ argument }}, {% endfor %}navigation: $0)
}
let place = try {{ unwrap }}(tab.root).place
{% else %}
let navigation = NavigationState {
  {{ tests.wiring.builder }}.build({% for argument in tests.wiring.arguments %}{{ argument }}, {% endfor %}navigation: $0)
}
{% if route.by == "close" %}
try {{ unwrap }}(navigation.root).place.push {
  {{ tests.wiring.builder }}.build({% for argument in tests.wiring.arguments %}{{ argument }}, {% endfor %}navigation: $0)
}
let place = try {{ unwrap }}(navigation.path.last).place
{% else %}
let place = try {{ unwrap }}(navigation.root).place
{% endif %}
{% endif %}
let {{ route.role }} = {{ route.type }}({{ route.arguments | join: ", " }})
{% for name in route.weak %}
{{ route.role }}.{{ name }} = {{ name }}
{% endfor %}

{% include "tests/take-route.swift" %}
{% if route.by == "close" %}
{% include "tests/expect.swift", condition: "navigation.path.isEmpty" %}
{% elif route.by == "alert" %}
{% if route.title %}
{% assign condition = "navigation.alert?.title == " | append: route.title %}
{% include "tests/expect.swift" %}
{% else %}
{% include "tests/expect.swift", condition: "navigation.alert != nil" %}
{% endif %}
{% else %}
{% if route.by == "embed" %}
{% assign shown = "place.embedded.first" %}
{% else %}
{% assign shown = "navigation.top" %}
{% endif %}
{% if route.isOwn %}
{% assign condition = shown | append: "?.place !== place" %}
{% include "tests/expect.swift" %}
{% endif %}
{% if route.passed %}
let opened = try {{ unwrap }}({{ shown }}?.content(as: {{ route.target }}.self))
{% include "tests/passed.swift" %}
{% else %}
{% assign condition = shown | append: "?.content(as: " | append: route.target | append: ".self) != nil" %}
{% include "tests/expect.swift" %}
{% endif %}
{% endif %}
