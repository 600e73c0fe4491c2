{% assign holder = "" %}
{% if member.parameterNames contains "navigation" %}
{% assign holder = "self." %}
{% endif %}
{% if route.opens %}
{{ holder }}navigation.{{ route.by }}{% if route.place %}(in: {{ route.place | quote }}){% endif %} { {{ route.builder }}.build({% for argument in route.arguments %}{{ argument }}, {% endfor %}navigation: $0) }
{% else %}
{{ holder }}navigation.{{ route.by }}()
{% endif %}
