{# The body of a method or accessor. #}
{% for line in member.preparations %}
{{ line }}
{% endfor %}
{% if mock.isLocked %}
let {{ member.taken }} = {{ group.lock }}.withLock {
  {{ group.state }}.{{ member.names.callCount }} += 1
{% if member.argType %}
  {{ group.state }}.{{ member.names.argValues }}.append({{ member.argument }})
{% endif %}
  return {{ group.state }}.{{ member.names.handler }}
}
{% else %}
{{ member.names.callCount }} += 1
{% if member.argType %}
{{ member.names.argValues }}.append({{ member.argument }})
{% endif %}
{% endif %}
{% include "mocks/answer.swift" %}
