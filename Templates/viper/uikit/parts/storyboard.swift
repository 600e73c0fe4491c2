/// The view of {{ module.name }}.storyboard. On systems without UIKit, it is
/// made in code.
static func makeView({{ roles.view.needs | map: "initializerParameter" | join: ", " }}) -> {{ roles.view.name }} {
  #if canImport(UIKit)
    {% include "uikit/parts/bundle.swift" %}
    return ViewFile.storyboard({{ module.name | quote }}, bundle: bundle) {
      {{ roles.view.name }}(coder: $0{% for argument in roles.view.passed %}, {{ argument }}{% endfor %})
    } otherwise: {
      {{ roles.view.name }}({{ roles.view.passed | join: ", " }})
    }
  #else
    return {{ roles.view.name }}({{ roles.view.passed | join: ", " }})
  #endif
}
