{# The members of a mock that may be called from anywhere. #}
{% for group in mock.groups %}
{% unless forloop.first %}

{% endunless %}
private struct {{ group.stateType }} {
{% if group.strict %}
  var {{ group.strict }} = false
{% endif %}
{% for member in group.members %}
{% if member.condition %}
  #if {{ member.condition }}
    {% include "mocks/locked-storage.swift" %}
  #endif
{% else %}
  {% include "mocks/locked-storage.swift" %}
{% endif %}
{% endfor %}
}

private {{ group.static }}let {{ group.lock }} = NSLock()
// Safe, because all accesses hold the lock.
nonisolated(unsafe) private {{ group.static }}var {{ group.state }} = {{ group.stateType }}()
{% if group.strict %}

/// Whether each call without a handler fails the test.
{{ group.prefix }}var {{ group.strict }}: Bool {
  get { {{ group.lock }}.withLock { {{ group.state }}.{{ group.strict }} } }
  set { {{ group.lock }}.withLock { {{ group.state }}.{{ group.strict }} = newValue } }
}
{% endif %}
{% for member in group.members %}

{% include "mocks/conditional.swift" %}
{% endfor %}
{% endfor %}
