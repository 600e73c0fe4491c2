{# That `front` shows a module's screen. #}
{% if app.framework == "SwiftUI" %}
{% assign left = front | append: ".top?.content is " | append: shown.screen %}
{% elif shown.framework == "SwiftUI" %}
{% assign left = "(" | append: front | append: " as? ModuleHost)?.content(as: " | append: shown.screen | append: ".self) != nil" %}
{% else %}
{% assign left = front | append: " is " | append: shown.screen %}
{% endif %}
{% include "tests/expect.swift", operator: "isTrue", right: "" %}
