{# The same above the module's contracts. #}
{% if module.dependencies %}
{% include "parts/dependencies.swift" %}

{% endif %}
