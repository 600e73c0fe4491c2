{% include "swiftui/parts/builder-imports.swift" %}
{% include "builder/type.swift", sentence: "The returned view keeps its presenter alive." %}
{% include "swiftui/parts/preview.swift", state: "" %}
