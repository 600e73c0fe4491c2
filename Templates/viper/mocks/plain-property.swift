{# A property of a mock. #}
{% if member.effects %}
{% include "mocks/calls.swift" %}
{{ member.prefix }}var {{ member.name }}: {{ member.type }} {
  get{{ member.effects }} {
    {{ member.names.callCount }} += 1
    {% include "mocks/missing.swift" %}
    return {{ member.tryAwait }}{{ member.names.handler }}()
  }
}
{% else %}
private(set) {{ group.static }}var {{ member.names.callCount }} = 0
{% if member.isSettable %}
private(set) {{ group.static }}var {{ member.names.setCallCount }} = 0
{% endif %}
{% if member.isOptional %}
private {{ group.static }}var {{ member.names.storage }}: {{ member.storageType }}
{% else %}
private {{ group.static }}var {{ member.names.storage }}: {{ member.storageType }}{% if member.default %} = {{ member.default }}{% endif %}

{% endif %}
{{ member.prefix }}var {{ member.name }}: {{ member.type }} {
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
