{% if module.wrapper and module.state and runtime == "package" %}
{% include "parts/imports-with.swift", extra: "ViperKit" %}
{% else %}
{% include "parts/imports.swift" %}
{% endif %}
{% include "parts/dependencies-first.swift" %}
{% include "parts/protocol-list.swift" %}
{% if module.declaredServices %}

{% include "parts/services.swift" %}
{% endif %}
