{% include "parts/imports.swift" %}
{% include "parts/services.swift" %}
