{% include "builder/imports.swift" %}
/// {{ roles.builder.summary }}
@MainActor
{{ module.access }}enum {{ roles.builder.name }} {
  /// The view that it returns keeps the other parts alive.
{% if module.framework == "SwiftUI" %}
  ///
  /// - Parameter navigation: the place that the module gets; without one it can lead nowhere.
{% endif %}
  {% include "builder/build.swift", access: module.access, isReplaceable: false %}
{% if module.ui == "storyboard" %}

  {% include "uikit/storyboard.swift" %}
{% endif %}
}
