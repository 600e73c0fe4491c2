{% if build.type == "some View" %}
{% include "swiftui/parts/view-imports.swift" %}
{% else %}
{% include "swiftui/parts/imports.swift" %}
{% endif %}
