{% include "swiftui/parts/imports.swift" %}
/// {{ roles.builder.summary }}
@MainActor
{{ module.access }}enum {{ roles.builder.name }} {
  /// The view that it returns keeps its view model alive.
  ///
  /// - Parameter navigation: the place that the module gets; without one it can lead nowhere.
  {% include "builder/build.swift", access: module.access, isReplaceable: false %}
}
{% include "swiftui/parts/preview.swift", state: "" %}
