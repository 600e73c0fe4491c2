{# A property of a mock. #}
{% if member.effects %}
{{ group.prefix }}var {{ member.names.callCount }}: Int { {{ group.lock }}.withLock { {{ group.state }}.{{ member.names.callCount }} } }
{% include "mocks/locked-handler.swift" %}
{{ member.prefix }}var {{ member.name }}: {{ member.type }} {
  get{{ member.effects }} {
    let handler = {{ group.lock }}.withLock {
      {{ group.state }}.{{ member.names.callCount }} += 1
      return {{ group.state }}.{{ member.names.handler }}
    }
    {% include "mocks/missing.swift" %}
    return {{ member.tryAwait }}{{ member.names.handler }}()
  }
}
{% else %}
{{ group.prefix }}var {{ member.names.callCount }}: Int { {{ group.lock }}.withLock { {{ group.state }}.{{ member.names.callCount }} } }
{% if member.isSettable %}
{{ group.prefix }}var {{ member.names.setCallCount }}: Int { {{ group.lock }}.withLock { {{ group.state }}.{{ member.names.setCallCount }} } }
{% endif %}
{{ group.prefix }}var {{ member.name }}: {{ member.type }} {
  get {
    let stored = {{ group.lock }}.withLock {
      {{ group.state }}.{{ member.names.callCount }} += 1
      return {{ group.state }}.{{ member.names.storage }}
    }
{% unless member.default %}
    guard let value = stored else {
      {% include "mocks/fail.swift", text: "has no value: set", name: member.compoundName %}
    }
    return value
{% else %}
    return stored
{% endunless %}
  }
  set {
    {{ group.lock }}.withLock {
{% if member.isSettable %}
      {{ group.state }}.{{ member.names.setCallCount }} += 1
{% endif %}
      {{ group.state }}.{{ member.names.storage }} = newValue
    }
  }
}
{% endif %}
