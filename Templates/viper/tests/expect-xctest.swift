{% if operator == "isTrue" %}
XCTAssertTrue({{ left }})
{% elif operator == "same" %}
XCTAssertTrue(same({{ left }}, {{ right }}))
{% elif operator == "==" and right == "nil" %}
XCTAssertNil({{ left }})
{% elif operator == "!=" and right == "nil" %}
XCTAssertNotNil({{ left }})
{% elif operator == "==" %}
XCTAssertEqual({{ left }}, {{ right }})
{% elif operator == "===" %}
XCTAssertIdentical({{ left }}, {{ right }})
{% else %}
XCTAssertTrue({{ left }} {{ operator }} {{ right }})
{% endif %}
