{% assign arguments = roles.view.arguments %}
{% if isReplaceable %}
{% assign arguments = roles.view.replaceableArguments %}
{% endif %}
{% if roles.router and roles.router.routeKinds contains "embed" %}
{% assign arguments = arguments | push: "navigation: navigation" %}
{% endif %}
return {{ roles.view.name }}(state: {{ roles.viewState.key }}{% for argument in arguments %}, {{ argument }}{% endfor %})
