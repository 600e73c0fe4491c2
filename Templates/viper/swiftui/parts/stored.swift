{# What the view keeps alive, besides its state. #}
{% for part in roles.view.needs %}
@State var {{ part.name }}: {{ part.type }}
{% endfor %}
{% if roles.router and roles.router.routeKinds contains "embed" %}
@State var navigation: NavigationPlace
{% endif %}
