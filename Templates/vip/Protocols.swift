{% include "imports.swift" %}
{% include "protocol-list.swift" %}
