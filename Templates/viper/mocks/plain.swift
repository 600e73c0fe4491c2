{# The members of a mock that lives on one actor. #}
{% for group in mock.groups %}
{% unless forloop.first %}

{% endunless %}
{% if group.strict %}
/// Whether each call without a handler fails the test.
{{ group.static }}var {{ group.strict }} = false
{% endif %}
{% for member in group.members %}
{% if group.strict or not forloop.first %}

{% endif %}
{% include "mocks/conditional.swift" %}
{% endfor %}
{% endfor %}
