{% if app.isTabbed %}
/// The tabs, each with its own navigation.
{{ app.access }}let root = UITabBarController()
{% else %}
{{ app.access }}let root: UINavigationController
{% endif %}
{% if app.links %}
private weak var window: UIWindow?
{% endif %}

{{ app.access }}init({% if app.dependencies %}dependencies: any {{ app.dependencies }}{% endif %}) {
{% for start in app.starts %}
{% assign screen = start.build %}
{% if start.framework == "SwiftUI" %}
{% assign arguments = start.arguments | push: "navigation: $0" | join: ", " %}
{% assign screen = "ModuleHost { " | append: start.builder | append: ".build(" | append: arguments | append: ") }" %}
{% endif %}
{% if app.isTabbed %}
  root.addTab({{ screen }}, title: {{ start.title | quote }}{% if start.image %}, image: {{ start.image | quote }}{% endif %})
{% else %}
  root = UINavigationController(rootViewController: {{ screen }})
{% endif %}
{% endfor %}
}

/// Shows the app in a window.
{{ app.access }}func start(in window: UIWindow) {
  window.rootViewController = root
  window.makeKeyAndVisible()
{% if app.links %}
  self.window = window
{% endif %}
}
