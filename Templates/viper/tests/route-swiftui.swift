{# A route of a SwiftUI router, from the place of its module. #}
{% include "tests/head.swift", name: route.name, waits: route.waits, fails: true %}
{% if route.by == "tab" %}
  let navigation = NavigationState()
  let tab = navigation.addTab("") { makeModule(navigation: $0) }
  {% include "tests/unwrap.swift", name: "place", value: "tab.root?.place" %}
{% elif route.by == "showStart" or route.by == "showTabs" %}
{% assign make = "makeModule(navigation: $0)" %}
{% if tests.framework == "xctest" %}
{% assign make = "self." | append: make %}
{% endif %}
  let navigation = NavigationState {
    {{ make }}
  } tabs: { tabs in
    tabs.addTab("") { {{ make }} }
  }
{% if route.by == "showStart" %}
  navigation.showTabs()
{% endif %}
  {% include "tests/unwrap.swift", name: "place", value: "navigation.top?.place" %}
{% else %}
  let navigation = NavigationState { makeModule(navigation: $0) }
{% if route.by == "close" %}
  navigation.root?.place.push { makeModule(navigation: $0) }
  {% include "tests/unwrap.swift", name: "place", value: "navigation.path.last?.place" %}
{% else %}
  {% include "tests/unwrap.swift", name: "place", value: "navigation.root?.place" %}
{% endif %}
{% endif %}
  let {{ part.name }} = {{ part.helper }}(navigation: place)
  {% include "tests/call-route.swift" %}

{% if route.by == "close" %}
  {% include "tests/expect.swift", left: "navigation.path.isEmpty", operator: "isTrue", right: "" %}
{% elif route.by == "showStart" %}
  {% include "tests/expect.swift", left: "navigation.tabs.isEmpty", operator: "isTrue", right: "" %}
{% elif route.by == "showTabs" %}
  {% include "tests/expect.swift", left: "navigation.selectedTab", operator: "!=", right: "nil" %}
{% else %}
{% assign shown = "navigation.top" %}
{% if route.by == "embed" %}
{% assign shown = "place.embedded.first" %}
{% endif %}
{% if route.isOwn %}
{% assign left = shown | append: "?.place" %}
  {% include "tests/expect.swift", operator: "!==", right: "place" %}
{% endif %}
  {% assign value = shown | append: "?.content(as: " | append: route.target | append: ".self)" %}
  {% include "tests/opened.swift" %}
{% endif %}
}
