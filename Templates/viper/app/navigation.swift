{% if app.isTabbed %}
/// The tabs, each with a navigation of its own, and all that is shown in them.
{{ app.access }}let navigation = NavigationState()
{% else %}
/// All that is shown.
{{ app.access }}let navigation: NavigationState
{% endif %}

{{ app.access }}init({% if app.dependencies %}dependencies: any {{ app.dependencies }}{% endif %}) {
{% for start in app.starts %}
{% assign build = start.builder | append: ".build(" %}
{% if start.takesDependencies %}
{% assign build = build | append: "dependencies: dependencies, " %}
{% endif %}
{% assign build = build | append: "navigation: $0)" %}
{% if app.isTabbed %}
  navigation.addTab({{ start.title | quote }}{% if start.image %}, image: {{ start.image | quote }}{% endif %}) { {{ build }} }
{% else %}
  navigation = NavigationState { {{ build }} }
{% endif %}
{% endfor %}
}
