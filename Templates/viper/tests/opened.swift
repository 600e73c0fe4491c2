{# The module that a route has opened, and what it must have been given. #}
{% if route.given %}
{% include "tests/unwrap.swift", name: "opened" %}
{% for given in route.given %}
{% if given.isFirst %}
let {{ given.constant }} = opened.{{ given.property }} as? {{ given.type }}
{% endif %}
{% assign left = given.constant | append: "?." | append: given.input %}
{% include "tests/expect.swift", operator: given.operator, right: given.value %}
{% endfor %}
{% else %}
{% include "tests/expect.swift", left: value, operator: "!=", right: "nil" %}
{% endif %}
