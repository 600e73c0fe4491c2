let {{ roles.viewState.key }} = {{ roles.viewState.name }}()
{% include "builder/configured.swift", viewInput: roles.viewState %}
{% include "swiftui/parts/return.swift" %}
