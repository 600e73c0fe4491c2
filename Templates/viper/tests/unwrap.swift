let {{ name }} = try {% if tests.framework == "xctest" %}XCTUnwrap{% else %}#require{% endif %}({{ value }})
