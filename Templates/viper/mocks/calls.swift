{# The counter, arguments and handler of a method or accessor. #}
{% if mock.isLocked %}
{{ group.prefix }}var {{ member.names.callCount }}: Int { {{ group.lock }}.withLock { {{ group.state }}.{{ member.names.callCount }} } }
{% if member.argType %}
{{ group.prefix }}var {{ member.names.argValues }}: [{{ member.argType }}] {
  {{ group.lock }}.withLock { {{ group.state }}.{{ member.names.argValues }} }
}
{% endif %}
{% include "mocks/locked-handler.swift" %}
{% else %}
private(set) {{ group.static }}var {{ member.names.callCount }} = 0
{% if member.argType %}
private(set) {{ group.static }}var {{ member.names.argValues }}: [{{ member.argType }}] = []
{% endif %}
{{ group.static }}var {{ member.names.handler }}: ({{ member.handlerType }})?
{% endif %}
