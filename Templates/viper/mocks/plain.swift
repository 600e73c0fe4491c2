{# The members of a mock that lives on one actor. #}
{% for member in mock.members %}
{% unless forloop.first %}

{% endunless %}
{% if member.isMethod %}
private(set) var {{ member.callCount }} = 0
{% if member.argValues %}
private(set) var {{ member.argValues }}: [{{ member.argType }}] = []
{% endif %}
var {{ member.handler }}: ({{ member.handlerType }})?
{{ member.declaration }} {
{% for line in member.preparations %}
  {{ line }}
{% endfor %}
  {{ member.callCount }} += 1
{% if member.argValues %}
  {{ member.argValues }}.append({{ member.argument }})
{% endif %}
  {% include "mocks/answer.swift" %}
}
{% elif member.effects %}
private(set) var {{ member.getCallCount }} = 0
var {{ member.handler }}: ({{ member.handlerType }})?
var {{ member.name }}: {{ member.type }} {
  get{{ member.effects }} {
    {{ member.getCallCount }} += 1
    {% include "mocks/missing.swift" %}
    return {{ member.awaitedCall }}
  }
}
{% else %}
private(set) var {{ member.getCallCount }} = 0
{% if member.isSettable %}
private(set) var {{ member.setCallCount }} = 0
{% endif %}
{% if member.isOptional %}
private var {{ member.storage }}: {{ member.storageType }}
{% else %}
private var {{ member.storage }}: {{ member.storageType }}{% if member.default %} = {{ member.default }}{% endif %}

{% endif %}
var {{ member.name }}: {{ member.type }} {
  get {
    {{ member.getCallCount }} += 1
{% unless member.default %}
    guard let {{ member.storage }} else {
      fatalError({{ member.missing | quote }})
    }
{% endunless %}
    return {{ member.storage }}
  }
  set {
{% if member.isSettable %}
    {{ member.setCallCount }} += 1
{% endif %}
    {{ member.storage }} = newValue
  }
}
{% endif %}
{% endfor %}
