{% for line in wiring.locals %}
{{ line }}
{% endfor %}
{% if replacements %}
let {{ wiring.root }} = {{ wiring.builder }}.build({% if wiring.arguments %}{{ wiring.arguments | join: ", " }}, {% endif %}{{ replacements | join: ", " }})
{% else %}
let {{ wiring.root }} = {{ wiring.builder }}.build({{ wiring.arguments | join: ", " }})
{% endif %}
