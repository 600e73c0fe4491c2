{% if tests.framework == "xctest" %}
XCTAssertTrue({{ condition }})
{% else %}
#expect({{ condition }})
{% endif %}
