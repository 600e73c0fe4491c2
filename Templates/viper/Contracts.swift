{% include "parts/imports.swift" %}
{% include "parts/dependencies-first.swift" %}
{% include "parts/protocol-list.swift" %}
{% if module.declaredServices %}

{% include "parts/services.swift" %}
{% endif %}
