{# The module that a route has opened, and what it must have been given. #}
{% if route.given %}
{% include "tests/unwrap.swift", name: "opened" %}
{% for given in route.given %}
{% if given.isFirst %}
let {{ given.constant }} = opened.{{ given.property }} as? {{ given.type }}
{% endif %}
{% assign left = given.constant | append: "?." | append: given.input %}
{% if tests.framework != "xctest" %}
#expect({{ left }} {{ given.operator }} {{ given.value }})
{% elif given.operator == "===" %}
XCTAssertIdentical({{ left }}, {{ given.value }})
{% else %}
XCTAssertEqual({{ left }}, {{ given.value }})
{% endif %}
{% endfor %}
{% elif tests.framework == "xctest" %}
XCTAssertNotNil({{ value }})
{% else %}
#expect({{ value }} != nil)
{% endif %}
