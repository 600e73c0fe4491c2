{# The body of a method or accessor. #}
{% for line in member.preparations %}
{{ line }}
{% endfor %}
{{ member.names.callCount }} += 1
{% if member.argType %}
{{ member.names.argValues }}.append({{ member.argument }})
{% endif %}
{% include "mocks/answer.swift" %}
