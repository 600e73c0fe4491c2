{# The first line of a test function, up to its brace. The actor belongs to the functions, because
   the initializers of XCTestCase are not isolated. XCTest on Linux runs only isolated tests that wait. #}
{% if tests.framework == "xctest" %}
@MainActor func test{{ name | capitalize }}() async{% if fails %} throws{% endif %} {
{% else %}
@Test func {{ name }}(){% if waits %} async{% endif %}{% if fails %} throws{% endif %} {
{% endif %}
