{% if app.isTabbed %}
/// The tabs, each with a navigation of its own.
{{ app.access }}let root = UITabBarController()
{% else %}
{{ app.access }}let root: UINavigationController
{% endif %}
private weak var window: UIWindow?

{{ app.access }}init({% if app.dependencies %}dependencies: any {{ app.dependencies }}{% endif %}) {
{% for start in app.starts %}
{% assign build = start.builder | append: ".build(" %}
{% if start.takesDependencies %}
{% assign build = build | append: "dependencies: dependencies" %}
{% endif %}
{% assign build = build | append: ")" %}
{% if app.isTabbed %}
  root.addTab({{ build }}, title: {{ start.title | quote }}{% if start.image %}, image: {{ start.image | quote }}{% endif %})
{% else %}
  root = UINavigationController(rootViewController: {{ build }})
{% endif %}
{% endfor %}
}

/// Shows the app in a window.
{{ app.access }}func start(in window: UIWindow) {
  window.rootViewController = root
  window.makeKeyAndVisible()
  self.window = window
}
