{# The members of a mock that may be called from anywhere. #}
private struct {{ mock.stateType }} {
{% for member in mock.members %}
{% if member.isMethod %}
  var {{ member.names.callCount }} = 0
{% if member.argType %}
  var {{ member.names.argValues }}: [{{ member.argType }}] = []
{% endif %}
  var {{ member.names.handler }}: ({{ member.handlerType }})?
{% elif member.effects %}
  var {{ member.names.callCount }} = 0
  var {{ member.names.handler }}: ({{ member.handlerType }})?
{% else %}
  var {{ member.names.callCount }} = 0
{% if member.isSettable %}
  var {{ member.names.setCallCount }} = 0
{% endif %}
{% if member.isOptional %}
  var {{ member.names.storage }}: {{ member.storageType }}
{% else %}
  var {{ member.names.storage }}: {{ member.storageType }}{% if member.default %} = {{ member.default }}{% endif %}
{% endif %}
{% endif %}
{% endfor %}
}

private let {{ mock.lock }} = NSLock()
// Safe, because all accesses hold the lock.
nonisolated(unsafe) private var {{ mock.state }} = {{ mock.stateType }}()
{% for member in mock.members %}

{% if member.isMethod %}
var {{ member.names.callCount }}: Int { {{ mock.lock }}.withLock { {{ mock.state }}.{{ member.names.callCount }} } }
{% if member.argType %}
var {{ member.names.argValues }}: [{{ member.argType }}] {
  {{ mock.lock }}.withLock { {{ mock.state }}.{{ member.names.argValues }} }
}
{% endif %}
{% include "mocks/locked-handler.swift" %}
{{ member.declaration }} {
{% for line in member.preparations %}
  {{ line }}
{% endfor %}
  let {{ member.taken }} = {{ mock.lock }}.withLock {
    {{ mock.state }}.{{ member.names.callCount }} += 1
{% if member.argType %}
    {{ mock.state }}.{{ member.names.argValues }}.append({{ member.argument }})
{% endif %}
    return {{ mock.state }}.{{ member.names.handler }}
  }
  {% include "mocks/answer.swift" %}
}
{% elif member.effects %}
var {{ member.names.callCount }}: Int { {{ mock.lock }}.withLock { {{ mock.state }}.{{ member.names.callCount }} } }
{% include "mocks/locked-handler.swift" %}
var {{ member.name }}: {{ member.type }} {
  get{{ member.effects }} {
    let handler = {{ mock.lock }}.withLock {
      {{ mock.state }}.{{ member.names.callCount }} += 1
      return {{ mock.state }}.{{ member.names.handler }}
    }
    {% include "mocks/missing.swift" %}
    return {{ member.tryAwait }}{{ member.names.handler }}()
  }
}
{% else %}
var {{ member.names.callCount }}: Int { {{ mock.lock }}.withLock { {{ mock.state }}.{{ member.names.callCount }} } }
{% if member.isSettable %}
var {{ member.names.setCallCount }}: Int { {{ mock.lock }}.withLock { {{ mock.state }}.{{ member.names.setCallCount }} } }
{% endif %}
var {{ member.name }}: {{ member.type }} {
  get {
    let stored = {{ mock.lock }}.withLock {
      {{ mock.state }}.{{ member.names.callCount }} += 1
      return {{ mock.state }}.{{ member.names.storage }}
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
    {{ mock.lock }}.withLock {
{% if member.isSettable %}
      {{ mock.state }}.{{ member.names.setCallCount }} += 1
{% endif %}
      {{ mock.state }}.{{ member.names.storage }} = newValue
    }
  }
}
{% endif %}
{% endfor %}
