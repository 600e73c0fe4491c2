{# The members of a mock that lives on one actor. #}
{% for member in mock.members %}
{% unless forloop.first %}

{% endunless %}
{% if member.isMethod %}
private(set) var {{ member.names.callCount }} = 0
{% if member.argType %}
private(set) var {{ member.names.argValues }}: [{{ member.argType }}] = []
{% endif %}
var {{ member.names.handler }}: ({{ member.handlerType }})?
{{ member.declaration }} {
{% for line in member.preparations %}
  {{ line }}
{% endfor %}
  {{ member.names.callCount }} += 1
{% if member.argType %}
  {{ member.names.argValues }}.append({{ member.argument }})
{% endif %}
  {% include "mocks/answer.swift" %}
}
{% elif member.effects %}
private(set) var {{ member.names.callCount }} = 0
var {{ member.names.handler }}: ({{ member.handlerType }})?
var {{ member.name }}: {{ member.type }} {
  get{{ member.effects }} {
    {{ member.names.callCount }} += 1
    {% include "mocks/missing.swift" %}
    return {{ member.tryAwait }}{{ member.names.handler }}()
  }
}
{% else %}
private(set) var {{ member.names.callCount }} = 0
{% if member.isSettable %}
private(set) var {{ member.names.setCallCount }} = 0
{% endif %}
{% if member.isOptional %}
private var {{ member.names.storage }}: {{ member.storageType }}
{% else %}
private var {{ member.names.storage }}: {{ member.storageType }}{% if member.default %} = {{ member.default }}{% endif %}

{% endif %}
var {{ member.name }}: {{ member.type }} {
  get {
    {{ member.names.callCount }} += 1
{% unless member.default %}
    guard let {{ member.names.storage }} else {
      {% include "mocks/fail.swift", text: "has no value: set", name: member.compoundName %}
    }
{% endunless %}
    return {{ member.names.storage }}
  }
  set {
{% if member.isSettable %}
    {{ member.names.setCallCount }} += 1
{% endif %}
    {{ member.names.storage }} = newValue
  }
}
{% endif %}
{% endfor %}
