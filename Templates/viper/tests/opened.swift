{# The module that a route has opened, and what it must have been given. #}
{% if route.given %}
{% include "tests/unwrap.swift", name: "opened" %}
{% for given in route.given %}
{% if given.isFirst %}
let {{ given.constant }} = opened.{{ given.property }}{% unless given.isExact %} as? {{ given.type }}{% endunless %}

{% endif %}
{% assign left = given.constant | append: "?." | append: given.input %}
{% if given.isExact %}
{% assign left = given.constant | append: "." | append: given.input %}
{% endif %}
{% include "tests/expect.swift", operator: given.operator, right: given.value %}
{% endfor %}
{% else %}
{% include "tests/expect.swift", left: value, operator: "!=", right: "nil" %}
{% endif %}
