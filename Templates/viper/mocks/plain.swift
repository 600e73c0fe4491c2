{# The members of a mock that lives on one actor. #}
{% for group in mock.groups %}
{% unless forloop.first %}

{% endunless %}
{% for member in group.members %}
{% unless forloop.first %}

{% endunless %}
{% if member.condition %}
#if {{ member.condition }}
  {% include "mocks/plain-member.swift" %}
#endif
{% else %}
{% include "mocks/plain-member.swift" %}
{% endif %}
{% endfor %}
{% endfor %}
