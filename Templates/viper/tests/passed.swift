{# What the opened module must have been given. #}
{% for value in route.passed %}
{% assign condition = "(opened." | append: value.property | append: " as? " | append: value.type | append: ")?." | append: value.input | append: " " | append: value.operator | append: " " | append: value.value %}
{% include "tests/expect.swift" %}
{% endfor %}
