{# What stands around the parts; XCTest makes its cases where nothing may be made on the main actor. #}
{% assign keyword = "let" %}
{% if tests.framework == "xctest" %}
{% assign keyword = "@MainActor lazy var" %}
{% endif %}
{% for mock in tests.mocks %}
{{ keyword }} {{ mock.name }} = {{ mock.type }}()
{% endfor %}
{% for constant in tests.constants %}
{{ keyword }} {{ constant.declared }} = {{ constant.value }}
{% endfor %}
