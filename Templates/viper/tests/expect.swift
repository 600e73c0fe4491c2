{# One expectation: `left`, `operator` and `right`. #}
{% if tests.framework == "xctest" %}
{% include "tests/expect-xctest.swift" %}
{% elif operator == "isTrue" %}
#expect({{ left }})
{% elif operator == "same" %}
#expect(same({{ left }}, {{ right }}))
{% else %}
#expect({{ left }} {{ operator }} {{ right }})
{% endif %}
