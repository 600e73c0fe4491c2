{% include "swiftui/parts/builder-imports.swift" %}
/// {{ roles.builder.summary }}
@MainActor
{{ module.access }}enum {{ roles.builder.name }} {
  /// Makes a view and configures it.
  ///
  /// - Parameter navigation: the module's place. The default place can't open other modules.
  {% include "builder/build.swift", access: module.access, isReplaceable: false %}

  {% include "swiftui/parts/configure-view.swift" %}
}
