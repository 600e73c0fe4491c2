{# The way to another module, or back from this one. #}
{% assign holder = "" %}
{% if module.framework == "SwiftUI" %}
{% if member.parameterNames contains "navigation" %}
{% assign holder = "self." %}
{% endif %}
{% if route.opens %}
{{ holder }}navigation.{{ route.by }}{% if route.place %}(in: {{ route.place | quote }}){% endif %} { {{ route.builder }}.build({% for argument in route.arguments %}{{ argument }}, {% endfor %}navigation: $0) }
{% else %}
{{ holder }}navigation.{{ route.by }}()
{% endif %}
{% else %}
{% if member.parameterNames contains "viewController" %}
{% assign holder = "self." %}
{% endif %}
ModuleNavigation(from: {{ holder }}viewController).{{ route.by }}({% if route.opens %}{{ route.builder }}.build({{ route.arguments | join: ", " }}){% endif %}{% if route.place %}, in: {{ holder }}viewController?.{{ route.place }}{% endif %})
{% endif %}
