let {{ link.name }} = try {% if tests.framework == "xctest" %}XCTUnwrap{% else %}#require{% endif %}({{ link.path }} as? {{ link.type }})
