{% include "parts/imports.swift" %}
{% include "parts/dependencies.swift" %}
