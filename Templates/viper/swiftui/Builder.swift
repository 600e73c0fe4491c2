{% include "swiftui/parts/builder-imports.swift" %}
{% include "builder/type.swift", sentence: "The returned view keeps the other components alive." %}
{% include "swiftui/parts/preview.swift", state: roles.viewState.name %}
