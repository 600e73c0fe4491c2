{% assign holder = "" %}
{% if member.parameterNames contains "viewController" %}
{% assign holder = "self." %}
{% endif %}
ModuleNavigation(from: {{ holder }}viewController).{{ route.by }}({% if route.opens %}{{ route.builder }}.build({{ route.arguments | join: ", " }}){% endif %}{% if route.place %}, in: {{ holder }}viewController?.{{ route.place }}{% endif %})
