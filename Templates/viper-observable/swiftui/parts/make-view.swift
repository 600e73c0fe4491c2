{% include "builder/wires.swift" %}
{% assign arguments = roles.view.arguments %}
{% if roles.router and roles.router.routeKinds contains "embed" %}
{% assign arguments = arguments | push: "navigation: navigation" %}
{% endif %}
return {{ roles.view.name }}({{ arguments | join: ", " }})
