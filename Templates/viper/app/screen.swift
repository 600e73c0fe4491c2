{# Builds a module of the app, for UIKit's navigation or for a place in SwiftUI's. #}
{% if start.framework == "SwiftUI" %}
{% assign arguments = start.arguments | push: "navigation: $0" | join: ", " %}
{% assign screen = start.builder | append: ".build(" | append: arguments | append: ")" %}
{% if app.framework != "SwiftUI" %}
{% assign screen = "ModuleHost { " | append: screen | append: " }" %}
{% endif %}
{% elif app.framework == "SwiftUI" %}
{% assign screen = "HostedController(" | append: start.build | append: ", at: $0)" %}
{% else %}
{% assign screen = start.build %}
{% endif %}
{{ before }}{{ screen }}{{ after }}
