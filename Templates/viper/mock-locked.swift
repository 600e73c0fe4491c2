{# The members of a mock that may be called from anywhere. #}
private struct State {
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

private let mockLock = NSLock()
// Safe, since it is only touched while the lock is held, which the compiler can't see.
nonisolated(unsafe) private var mockState = State()
{% for member in mock.members %}

{% if member.isMethod %}
var {{ member.callCount }}: Int { mockLock.withLock { mockState.{{ member.callCount }} } }
{% if member.argValues %}
var {{ member.argValues }}: [{{ member.argType }}] {
  mockLock.withLock { mockState.{{ member.argValues }} }
}
{% endif %}
{% include "mock-locked-handler.swift" %}
{{ member.declaration }} {
{% for line in member.preparations %}
  {{ line }}
{% endfor %}
  let {{ member.taken }} = mockLock.withLock {
    mockState.{{ member.callCount }} += 1
{% if member.argValues %}
    mockState.{{ member.argValues }}.append({{ member.argument }})
{% endif %}
    return mockState.{{ member.handler }}
  }
  {% include "mock-answer.swift" %}
}
{% elif member.effects %}
var {{ member.getCallCount }}: Int { mockLock.withLock { mockState.{{ member.getCallCount }} } }
{% include "mock-locked-handler.swift" %}
var {{ member.name }}: {{ member.type }} {
  get{{ member.effects }} {
    let handler = mockLock.withLock {
      mockState.{{ member.getCallCount }} += 1
      return mockState.{{ member.handler }}
    }
    {% include "mock-missing.swift" %}
    return {{ member.awaitedCall }}
  }
}
{% else %}
var {{ member.getCallCount }}: Int { mockLock.withLock { mockState.{{ member.getCallCount }} } }
{% if member.isSettable %}
var {{ member.setCallCount }}: Int { mockLock.withLock { mockState.{{ member.setCallCount }} } }
{% endif %}
var {{ member.name }}: {{ member.type }} {
  get {
    let stored = mockLock.withLock {
      mockState.{{ member.getCallCount }} += 1
      return mockState.{{ member.storage }}
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
    mockLock.withLock {
{% if member.isSettable %}
      mockState.{{ member.setCallCount }} += 1
{% endif %}
      mockState.{{ member.storage }} = newValue
    }
  }
}
{% endif %}
{% endfor %}
