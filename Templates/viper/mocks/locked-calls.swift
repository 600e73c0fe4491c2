{# The counter, arguments and handler of a method or accessor. #}
{{ group.prefix }}var {{ member.names.callCount }}: Int { {{ group.lock }}.withLock { {{ group.state }}.{{ member.names.callCount }} } }
{% if member.argType %}
{{ group.prefix }}var {{ member.names.argValues }}: [{{ member.argType }}] {
  {{ group.lock }}.withLock { {{ group.state }}.{{ member.names.argValues }} }
}
{% endif %}
{% include "mocks/locked-handler.swift" %}
