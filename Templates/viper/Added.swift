{% include "parts/imports.swift" %}
{% include "parts/component.swift" %}
