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
{% for part in role.needs %}
let {{ part.name }}: {{ part.type }}
{% endfor %}
{% include "parts/stored-calls.swift" %}
{% for field in role.state %}
var {{ field.declaration }}
{% endfor %}
{% if role.needs %}

init({{ role.needs | map: "initializerParameter" | join: ", " }}) {
{% for part in role.needs %}
  self.{{ part.name }} = {{ part.name }}
{% endfor %}
}
{% endif %}
{% include "parts/own-members.swift" %}
