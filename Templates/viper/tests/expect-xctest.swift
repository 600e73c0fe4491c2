{% if expectation.operator == "isTrue" %}
XCTAssertTrue({{ expectation.left }})
{% elif expectation.operator == "isFalse" %}
XCTAssertFalse({{ expectation.left }})
{% elif expectation.operator == "same" %}
XCTAssertTrue(same({{ expectation.left }}, {{ expectation.right }}))
{% elif expectation.operator == "==" and expectation.right == "nil" %}
XCTAssertNil({{ expectation.left }})
{% elif expectation.operator == "==" %}
XCTAssertEqual({{ expectation.left }}, {{ expectation.right }})
{% else %}
XCTAssertIdentical({{ expectation.left }}, {{ expectation.right }})
{% endif %}
