{% if app.isTabbed %}
/// The navigation of all tabs.
{{ app.access }}let navigation = NavigationState()
{% else %}
/// The navigation of the app.
{{ app.access }}let navigation: NavigationState
{% endif %}

{{ app.access }}init({% if app.dependencies %}dependencies: any {{ app.dependencies }}{% endif %}) {
{% for start in app.starts %}
{% if start.framework == "SwiftUI" %}
{% assign arguments = start.arguments | push: "navigation: $0" | join: ", " %}
{% assign screen = start.builder | append: ".build(" | append: arguments | append: ")" %}
{% else %}
{% assign screen = "HostedController(" | append: start.build | append: ", at: $0)" %}
{% endif %}
{% if app.isTabbed %}
  navigation.addTab({{ start.title | quote }}{% if start.image %}, image: {{ start.image | quote }}{% endif %}) { {{ screen }} }
{% else %}
  navigation = NavigationState { {{ screen }} }
{% endif %}
{% endfor %}
}
