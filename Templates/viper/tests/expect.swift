{# One expectation: `left`, `operator` and `right`. #}
{% if tests.framework == "xctest" %}
{% include "tests/expect-xctest.swift" %}
{% elif expectation.operator == "isTrue" %}
#expect({{ expectation.left }})
{% elif expectation.operator == "isFalse" %}
#expect(!{{ expectation.left }})
{% elif expectation.operator == "same" %}
#expect(same({{ expectation.left }}, {{ expectation.right }}))
{% else %}
#expect({{ expectation.left }} {{ expectation.operator }} {{ expectation.right }})
{% endif %}
