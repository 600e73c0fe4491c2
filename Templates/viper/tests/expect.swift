{% if tests.framework == "xctest" %}
{% assign equal = condition | split: " == " %}
{% assign identical = condition | split: " === " %}
{% if condition contains " == nil" %}
XCTAssertNil({{ condition | replace: " == nil", "" }})
{% elif condition contains " != nil" %}
XCTAssertNotNil({{ condition | replace: " != nil", "" }})
{% elif equal.count == 2 %}
XCTAssertEqual({{ equal | join: ", " }})
{% elif identical.count == 2 %}
XCTAssertIdentical({{ identical | join: ", " }})
{% else %}
XCTAssertTrue({{ condition }})
{% endif %}
{% else %}
#expect({{ condition }})
{% endif %}
