{% include "imports.swift" %}
{% include "component.swift", role: roles.presenter %}
