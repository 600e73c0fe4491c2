{% include "parts/imports.swift" %}
{% include "parts/protocol-list.swift" %}
