{# The members of a mock that may be called from anywhere. #}
{% for group in mock.groups %}
{% unless forloop.first %}

{% endunless %}
private struct {{ group.stateType }} {
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
{% for member in group.members %}

{% if member.condition %}
#if {{ member.condition }}
  {% include "mocks/locked-member.swift" %}
#endif
{% else %}
{% include "mocks/locked-member.swift" %}
{% endif %}
{% endfor %}
{% endfor %}
