{# The imports of a builder, which names ViperKit's types only where links ask for its router. #}
{% if module.hasLinks and roles.router and runtime == "package" %}
{% include "parts/imports-with.swift", extra: "ViperKit" %}
{% else %}
{% include "parts/imports.swift" %}
{% endif %}
