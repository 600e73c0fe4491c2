{# Makes the parts around `viewInput`, which is there already, and connects them. #}
{% include "builder/parts.swift" %}
{% for reference in roles.view.late %}
{{ viewInput.key }}.{{ reference.name }} = {% if isReplaceable %}{{ reference.replaceable }}{% else %}{{ reference.part }}{% endif %}
{% endfor %}
{% include "builder/wires.swift" %}
