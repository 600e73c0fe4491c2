{% assign view = "viewController" %}
{% if member.parameterNames contains "viewController" %}
{% assign view = "self.viewController" %}
{% endif %}
{% assign receiver = "ModuleNavigation(from: " | append: view | append: ")" %}
{% assign part = view | append: "?." | append: route.place %}
{% include "parts/way.swift" %}
