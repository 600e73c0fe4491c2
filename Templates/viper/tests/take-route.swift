{% for line in route.declarations %}
{{ line }}
{% endfor %}
{% if route.waits %}
{{ route.call }}
{% else %}
let failures = {% if route.fails %}try {% endif %}ModuleFailure.collect { {{ route.call }} }
{% endif %}

{% unless route.waits %}
{% include "tests/expect.swift", condition: "failures.isEmpty" %}
{% endunless %}
