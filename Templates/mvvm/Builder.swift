{% include "builder/imports.swift" %}
{% include "builder/type.swift", sentence: "The returned view keeps its view model alive." %}
