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
{% assign viewInput = roles.view %}
{% if module.framework == "SwiftUI" %}
{% assign viewInput = roles.viewState %}
{% endif %}
/// {{ roles.builder.summary }}
@MainActor
{{ module.access }}enum {{ roles.builder.name }} {
  /// Makes a view and configures it.
{% if module.framework == "SwiftUI" %}
  ///
  /// - Parameter navigation: the place that the module gets; without one it can lead nowhere.
{% endif %}
  {{ module.access }}static func build(
{% for parameter in build.parameters %}
    {{ parameter }}{% if not forloop.last %},{% endif %}
{% endfor %}
  ) -> {{ roles.view.name }} {
{% if module.framework == "SwiftUI" %}
    let {{ viewInput.ownPart }} = {{ viewInput.name }}()
{% elif module.ui == "storyboard" %}
    let {{ viewInput.ownPart }} = makeView()
{% else %}
    let {{ viewInput.ownPart }} = {{ viewInput.name }}({{ roles.view.arguments | join: ", " }})
{% endif %}
    configureModuleForViewInput(viewInput: {{ viewInput.ownPart }}{% for argument in build.arguments %}, {{ argument }}{% endfor %})
{% if module.framework == "SwiftUI" %}
    return {{ roles.view.name }}(state: {{ viewInput.ownPart }}{% if roles.router.ways contains "embed" %}, navigation: navigation{% endif %})
{% else %}
    return {{ viewInput.ownPart }}
{% endif %}
  }

{% if module.framework == "SwiftUI" %}
  /// Connects the state of a view that exists already with the other parts, which it keeps alive.
{% else %}
  /// Connects a view that exists already with the other parts, which it keeps alive.
{% endif %}
  ///
  /// What is handed in for a part takes its place wherever the others call it, so that a test can
  /// replace any of them by a mock.
  {% if module.framework != "SwiftUI" %}{{ module.access }}{% endif %}static func configureModuleForViewInput(
    viewInput: {{ viewInput.name }},
{% for parameter in build.parameters %}
    {{ parameter }}{% if not forloop.last %},{% endif %}
{% endfor %}
  ) {
    {% include "parts.swift" %}
{% for reference in roles.view.late %}
    viewInput.{{ reference.name }} = {{ reference.value }}
{% endfor %}
{% for role in components %}
{% for reference in role.weak %}
    {{ role.ownPart }}.{{ reference.name }} = {{ reference.value | replace: viewInput.ownPart, "viewInput" }}
{% endfor %}
{% if role.holdsOutput %}
    {{ role.ownPart }}.output = output
{% endif %}
{% endfor %}
{% if module.framework == "UIKit" and roles.router %}
    {{ roles.router.ownPart }}.viewController = viewInput
{% endif %}
  }
{% if module.ui == "storyboard" %}

  /// The view of {{ module.name }}.storyboard. Where there is no UIKit, and so no storyboards, it is
  /// made in code.
  private static func makeView() -> {{ roles.view.name }} {
    #if canImport(UIKit)
      {% include "uikit/bundle.swift" %}
      return ViewFile.storyboard({{ module.name | quote }}, bundle: bundle) {
        {{ roles.view.name }}(coder: $0)
      } otherwise: {
        {{ roles.view.name }}()
      }
    #else
      return {{ roles.view.name }}()
    #endif
  }
{% endif %}
}
