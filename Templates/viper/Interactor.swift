{% include "parts/imports.swift" %}
{% include "parts/component.swift", role: roles.interactor %}
