{% if runtime == "package" and module.framework == "SwiftUI" %}
{% include "imports-with.swift", extra: "ViperKit" %}
{% else %}
{% include "imports.swift" %}
{% endif %}
/// {{ roles.builder.summary }}
@MainActor
{{ module.access }}enum {{ roles.builder.name }} {
  /// Builds the module. The view that it returns keeps its view model alive.
  ///
  /// What is handed in for a part takes its place, so that a test can replace it by a mock.
{% if module.framework == "SwiftUI" %}
  ///
  /// - Parameter navigation: the place that the module gets; without one it can lead nowhere.
{% endif %}
  {{ module.access }}static func build(
{% for parameter in build.parameters %}
    {{ parameter }}{% if not forloop.last %},{% endif %}
{% endfor %}
  ) -> {{ roles.view.name }} {
{% assign routers = components | where: "key", "router" %}
{% assign embeds = false %}
{% for router in routers %}
    let ownRouter = {{ router.name }}({{ router.arguments | join: ", " }})
{% if module.framework == "SwiftUI" and router.ways contains "embed" %}
{% assign embeds = true %}
{% endif %}
{% endfor %}
    let ownViewModel = {{ roles.viewModel.name }}({{ roles.viewModel.arguments | join: ", " }})
{% if roles.viewModel.holdsOutput %}
    ownViewModel.output = output
{% endif %}
{% if module.framework == "UIKit" and routers %}
    let ownView = {{ roles.view.name }}({{ roles.view.arguments | join: ", " }})
    ownRouter.viewController = ownView
    return ownView
{% elif embeds %}
    return {{ roles.view.name }}({{ roles.view.arguments | join: ", " }}, navigation: navigation)
{% else %}
    return {{ roles.view.name }}({{ roles.view.arguments | join: ", " }})
{% endif %}
  }
}
