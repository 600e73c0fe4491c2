{# Adds the tabs to the root or, in SwiftUI, to the navigation. #}
{% for start in app.tabs %}
{% assign look = start.title | quote %}
{% if start.image %}
{% assign image = start.image | quote %}
{% assign look = look | append: ", image: " | append: image %}
{% endif %}
{% if app.framework == "SwiftUI" %}
{% assign before = "navigation.addTab(" | append: look | append: ") { " %}
{% assign after = " }" %}
{% else %}
{% assign before = "root.addTab(" %}
{% assign after = ", title: " | append: look | append: ")" %}
{% endif %}
{% include "app/screen.swift" %}
{% endfor %}
