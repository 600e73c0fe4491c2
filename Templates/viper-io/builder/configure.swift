{% include "builder/parts.swift" %}
{% for reference in roles.view.late %}
{% if module.framework == "SwiftUI" %}{{ roles.viewState.key }}{% else %}{{ roles.view.key }}{% endif %}.{{ reference.name }} = {% if isReplaceable %}{{ reference.replaceable }}{% else %}{{ reference.part }}{% endif %}
{% endfor %}
{% include "builder/wires.swift" %}
