{# The members of a mock that may be called from anywhere. #}
private struct {{ mock.stateType }} {
{% for member in mock.members %}
{% if member.isMethod %}
  var {{ member.callCount }} = 0
{% if member.argValues %}
  var {{ member.argValues }}: [{{ member.argType }}] = []
{% endif %}
  var {{ member.handler }}: ({{ member.handlerType }})?
{% elif member.effects %}
  var {{ member.getCallCount }} = 0
  var {{ member.handler }}: ({{ member.handlerType }})?
{% else %}
  var {{ member.getCallCount }} = 0
{% if member.isSettable %}
  var {{ member.setCallCount }} = 0
{% endif %}
{% if member.isOptional %}
  var {{ member.storage }}: {{ member.storageType }}
{% else %}
  var {{ member.storage }}: {{ member.storageType }}{% if member.default %} = {{ member.default }}{% endif %}

{% endif %}
{% endif %}
{% endfor %}
}

private let {{ mock.lock }} = NSLock()
// Safe, since it is only touched while the lock is held, which the compiler can't see.
nonisolated(unsafe) private var {{ mock.state }} = {{ mock.stateType }}()
{% for member in mock.members %}

{% if member.isMethod %}
var {{ member.callCount }}: Int { {{ mock.lock }}.withLock { {{ mock.state }}.{{ member.callCount }} } }
{% if member.argValues %}
var {{ member.argValues }}: [{{ member.argType }}] {
  {{ mock.lock }}.withLock { {{ mock.state }}.{{ member.argValues }} }
}
{% endif %}
{% include "mocks/locked-handler.swift" %}
{{ member.declaration }} {
{% for line in member.preparations %}
  {{ line }}
{% endfor %}
  let {{ member.taken }} = {{ mock.lock }}.withLock {
    {{ mock.state }}.{{ member.callCount }} += 1
{% if member.argValues %}
    {{ mock.state }}.{{ member.argValues }}.append({{ member.argument }})
{% endif %}
    return {{ mock.state }}.{{ member.handler }}
  }
  {% include "mocks/answer.swift" %}
}
{% elif member.effects %}
var {{ member.getCallCount }}: Int { {{ mock.lock }}.withLock { {{ mock.state }}.{{ member.getCallCount }} } }
{% include "mocks/locked-handler.swift" %}
var {{ member.name }}: {{ member.type }} {
  get{{ member.effects }} {
    let handler = {{ mock.lock }}.withLock {
      {{ mock.state }}.{{ member.getCallCount }} += 1
      return {{ mock.state }}.{{ member.handler }}
    }
    {% include "mocks/missing.swift" %}
    return {{ member.awaitedCall }}
  }
}
{% else %}
var {{ member.getCallCount }}: Int { {{ mock.lock }}.withLock { {{ mock.state }}.{{ member.getCallCount }} } }
{% if member.isSettable %}
var {{ member.setCallCount }}: Int { {{ mock.lock }}.withLock { {{ mock.state }}.{{ member.setCallCount }} } }
{% endif %}
var {{ member.name }}: {{ member.type }} {
  get {
    let stored = {{ mock.lock }}.withLock {
      {{ mock.state }}.{{ member.getCallCount }} += 1
      return {{ mock.state }}.{{ member.storage }}
    }
{% unless member.default %}
    guard let value = stored else {
      fatalError({{ member.missing | quote }})
    }
    return value
{% else %}
    return stored
{% endunless %}
  }
  set {
    {{ mock.lock }}.withLock {
{% if member.isSettable %}
      {{ mock.state }}.{{ member.setCallCount }} += 1
{% endif %}
      {{ mock.state }}.{{ member.storage }} = newValue
    }
  }
}
{% endif %}
{% endfor %}
