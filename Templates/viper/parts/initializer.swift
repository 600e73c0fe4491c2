{% if role.needs %}

init({{ role.needs | map: "initializerParameter" | join: ", " }}) {
{% for part in role.needs %}
  self.{{ part.name }} = {{ part.name }}
{% endfor %}
}
{% endif %}
