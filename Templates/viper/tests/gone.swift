{% if tests.framework == "xctest" %}
XCTAssertNil({{ name }})
{% else %}
#expect({{ name }} == nil)
{% endif %}
