{# Connects `viewInput` with the other parts; with `isReplaceable` they come from outside. #}
{% if isReplaceable %}
{% include "builder/configure.swift" %}
{% else %}
configureModuleForViewInput(viewInput: {{ viewInput.key }}{% for argument in build.arguments %}, {{ argument }}{% endfor %})
{% endif %}
