{# Lets links of the app find the router where the module stands. #}
{% if module.hasLinks and roles.router %}
ModuleRouters.register({{ roles.router.key }}, at: {% if module.framework == "SwiftUI" %}navigation{% else %}{{ roles.view.key }}{% endif %})
{% endif %}
