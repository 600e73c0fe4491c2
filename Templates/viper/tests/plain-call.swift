{# A call without constants, and the variables that it needs all the same. #}
{% for variable in call.declarations %}
{% include "tests/declaration.swift" %}
{% endfor %}
{{ call.statement }}
