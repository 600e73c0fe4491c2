{# The first line of a test function, up to its brace. XCTest on Linux knows no isolated test that
   does not wait. #}
{% if tests.framework == "xctest" %}
func test{{ name | capitalize }}() async{% if fails %} throws{% endif %} {
{% else %}
@Test func {{ name }}(){% if waits %} async{% endif %}{% if fails %} throws{% endif %} {
{% endif %}
