{# One expectation of a test; of a mock it says what that has recorded. #}
{% assign left = expectation.left %}
{% if expectation.mocked %}
{% assign names = expectation.mocked.names %}
{% assign left = expectation.mocked.mock | append: "." %}
{% if expectation.of == "calls" %}
{% assign left = left | append: names.callCount %}
{% else %}
{% assign left = left | append: names.argValues %}
{% if expectation.argument %}
{% assign left = left | append: ".map(\\." | append: expectation.argument | append: ")" %}
{% endif %}
{% endif %}
{% endif %}
{% include "tests/expect.swift", operator: expectation.operator, right: expectation.right %}
