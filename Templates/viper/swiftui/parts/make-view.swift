let {{ roles.viewState.key }} = {{ roles.viewState.name }}()
{% include "builder/wires.swift" %}
{% include "swiftui/parts/return.swift" %}
