{# A member of a mock. #}
{% if member.accessors %}
{% for accessor in member.accessors %}
{% include "mocks/calls.swift" with accessor as member %}
{% endfor %}
{{ member.prefix }}{{ member.declaration }} {
{% for accessor in member.accessors %}
  {{ accessor.head }} {
    {% include "mocks/method.swift" with accessor as member %}
  }
{% endfor %}
}
{% elif member.isMethod %}
{% include "mocks/calls.swift" %}
{{ member.prefix }}{{ member.declaration }} {
  {% include "mocks/method.swift" %}
}
{% elif mock.isLocked %}
{% include "mocks/locked-property.swift" %}
{% else %}
{% include "mocks/plain-property.swift" %}
{% endif %}
