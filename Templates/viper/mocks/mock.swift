{# One mock, with a blank line above it. #}

{% if mock.condition %}
#if {{ mock.condition }}
  {% include "mocks/declaration.swift" %}
#endif
{% else %}
{% include "mocks/declaration.swift" %}
{% endif %}
