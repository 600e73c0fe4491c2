{% include "builder/imports.swift" %}
{% include "builder/type.swift", sentence: "The returned view controller keeps the other components alive." %}
