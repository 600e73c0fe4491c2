{# A member of a mock, with the condition of its `#if`. #}
{% if member.condition %}
#if {{ member.condition }}
  {% include "mocks/member.swift" %}
#endif
{% else %}
{% include "mocks/member.swift" %}
{% endif %}
