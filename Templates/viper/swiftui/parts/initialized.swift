{% for part in roles.view.needs %}
_{{ part.name }} = State(initialValue: {{ part.name }})
{% endfor %}
{% if roles.router and roles.router.routeKinds contains "embed" %}
_navigation = State(initialValue: navigation)
{% endif %}
