{# The imports of a file that names ViperKit's types. #}
{% if runtime == "package" %}
{% include "parts/imports-with.swift", extra: "ViperKit" %}
{% else %}
{% include "parts/imports.swift" %}
{% endif %}
