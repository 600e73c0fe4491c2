{% if runtime == "package" and (module.framework == "SwiftUI" or module.ui == "storyboard") %}
{% include "imports-with.swift", extra: "ViperKit" %}
{% else %}
{% include "imports.swift" %}
{% endif %}
{% if module.ui == "storyboard" %}
#if canImport(UIKit)
  import UIKit
#endif

{% endif %}
/// {{ roles.builder.summary }}
@MainActor
{{ module.access }}enum {{ roles.builder.name }} {
  /// Builds the module. The view that it returns keeps the other parts alive.
  ///
  /// What is handed in for a part takes its place wherever the others call it, so that a test can
  /// replace any of them by a mock.
{% if module.framework == "SwiftUI" %}
  ///
  /// - Parameter navigation: the place that the module gets; without one it can lead nowhere.
{% endif %}
  {{ module.access }}static func build(
{% for parameter in build.parameters %}
    {{ parameter }}{% if not forloop.last %},{% endif %}
{% endfor %}
  ) -> {{ roles.view.name }} {
    {% include "parts.swift" %}
{% if module.framework == "SwiftUI" %}
    let ownViewState = {{ roles.viewState.name }}()
    let ownView = {{ roles.view.name }}(state: ownViewState{% for argument in roles.view.arguments %}, {{ argument }}{% endfor %}{% if roles.router.ways contains "embed" %}, navigation: navigation{% endif %})
{% elif module.ui == "storyboard" %}
    let ownView = makeView({{ roles.view.arguments | join: ", " }})
{% else %}
    let ownView = {{ roles.view.name }}({{ roles.view.arguments | join: ", " }})
{% endif %}
{% for role in components %}
{% for reference in role.weak %}
    {{ role.ownPart }}.{{ reference.name }} = {{ reference.value }}
{% endfor %}
{% if role.holdsOutput %}
    {{ role.ownPart }}.output = output
{% endif %}
{% endfor %}
{% if module.framework == "UIKit" and roles.router %}
    ownRouter.viewController = ownView
{% endif %}
    return ownView
  }
{% if module.ui == "storyboard" %}

  /// The view of {{ module.name }}.storyboard. Where there is no UIKit, and so no storyboards, it is
  /// made in code.
  private static func makeView({{ roles.view.needs | map: "initialiserParameter" | join: ", " }}) -> {{ roles.view.name }} {
    #if canImport(UIKit)
      {% include "uikit/bundle.swift" %}
      return ViewFile.storyboard({{ module.name | quote }}, bundle: bundle) {
        {{ roles.view.name }}(coder: $0, {{ roles.view.passed | join: ", " }})
      } otherwise: {
        {{ roles.view.name }}({{ roles.view.passed | join: ", " }})
      }
    #else
      return {{ roles.view.name }}({{ roles.view.passed | join: ", " }})
    #endif
  }
{% endif %}
}
