{# The stored properties of `role`, the references back first, and the initializer for what it needs. #}
{% for reference in role.late %}
var {{ reference.name }}: ({{ reference.type }})?
{% endfor %}
{% for reference in role.weak %}
weak var {{ reference.name }}: ({{ reference.type }})?
{% endfor %}
{% if role.holdsOutput %}
weak var output: (any {{ module.output.name }})?
{% endif %}
{% include "parts/kept.swift" %}
{% for field in role.state %}
var {{ field.declaration }}
{% endfor %}
{% include "parts/initializer.swift" %}
{% include "parts/own-members.swift" %}
