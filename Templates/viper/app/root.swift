{% assign hasBoth = app.start and app.tabs %}
{% assign stack = "UINavigationController(rootViewController: " %}
{% if hasBoth %}
/// The start module, and the tabs that replace it.
{{ app.access }}let roots: AppRoots
{% elif app.tabs %}
/// The tabs, each with its own navigation.
{{ app.access }}let root = UITabBarController()
{% else %}
{{ app.access }}let root: UINavigationController
{% endif %}
{% if app.links and not hasBoth %}
private weak var window: UIWindow?
{% endif %}

{{ app.access }}init({% if app.dependencies %}dependencies: any {{ app.dependencies }}{% endif %}) {
{% if hasBoth %}
  roots = AppRoots {
    {% include "app/screen.swift", start: app.start, before: stack, after: ")" %}
  } tabs: { root in
    {% include "app/tabs.swift" %}
  }
{% elif app.tabs %}
  {% include "app/tabs.swift" %}
{% else %}
{% assign before = "root = " | append: stack %}
  {% include "app/screen.swift", start: app.start, after: ")" %}
{% endif %}
}

/// Shows the app in a window.
{{ app.access }}func start(in window: UIWindow) {
{% if hasBoth %}
  roots.start(in: window)
{% else %}
  window.rootViewController = root
  window.makeKeyAndVisible()
{% if app.links %}
  self.window = window
{% endif %}
{% endif %}
}
