{# The body of a method or accessor. #}
{% for line in member.preparations %}
{{ line }}
{% endfor %}
let {{ member.taken }} = {{ group.lock }}.withLock {
  {{ group.state }}.{{ member.names.callCount }} += 1
{% if member.argType %}
  {{ group.state }}.{{ member.names.argValues }}.append({{ member.argument }})
{% endif %}
  return {{ group.state }}.{{ member.names.handler }}
}
{% include "mocks/answer.swift" %}
