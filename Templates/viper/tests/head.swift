{# The first line of a test function, up to its brace. #}
{% if tests.framework == "xctest" %}
func test{{ name | capitalize }}(){% if waits %} async{% endif %}{% if fails %} throws{% endif %} {
{% else %}
@Test func {{ name }}(){% if waits %} async{% endif %}{% if fails %} throws{% endif %} {
{% endif %}
