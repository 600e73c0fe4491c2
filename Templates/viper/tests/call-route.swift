{% for variable in route.declarations %}
{% include "tests/declaration.swift" %}
{% endfor %}

{{ route.call }}
