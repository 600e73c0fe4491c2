{% assign receiver = "navigation" %}
{% if member.parameterNames contains "navigation" %}
{% assign receiver = "self.navigation" %}
{% endif %}
{% assign part = route.place | quote %}
{% include "parts/way.swift" %}
