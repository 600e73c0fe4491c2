{# The call of a way to another module, which is opened as it is built: SwiftUI's for a place, UIKit's as it is. #}
{% if not route.opens %}
{{ receiver }}.{{ route.by }}()
{% elif route.framework == "SwiftUI" %}
{{ receiver }}.{{ route.by }}{% if route.place %}(in: {{ part }}){% endif %} { {{ route.builder }}.build({% for argument in route.arguments %}{{ argument }}, {% endfor %}navigation: $0) }{% if route.swipe %} didSwipeAway: {{ route.swipe }}{% endif %}
{% else %}
{{ receiver }}.{{ route.by }}({{ route.build }}{% if route.place %}, in: {{ part }}{% endif %}{% if route.swipe %}, didSwipeAway: {{ route.swipe }}{% endif %})
{% endif %}
