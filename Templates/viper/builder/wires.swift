{# The references back, which are set once the parts are there. #}
{% for role in components %}
{% for reference in role.weak %}
{{ role.key }}.{{ reference.name }} = {% if isReplaceable %}{{ reference.replaceable }}{% else %}{{ reference.part }}{% endif %}
{% endfor %}
{% if role.holdsOutput %}
{{ role.key }}.output = output
{% endif %}
{% endfor %}
{% if module.framework == "UIKit" and roles.router %}
{{ roles.router.key }}.viewController = {{ roles.view.key }}
{% endif %}
{% include "builder/registers.swift" %}
