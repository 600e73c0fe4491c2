{% include "builder/imports.swift" %}
/// {{ roles.builder.summary }}
@MainActor
{{ module.access }}enum {{ roles.builder.name }} {
  /// The view that it returns keeps its view model alive.
  {% include "builder/build.swift", access: module.access, isReplaceable: false %}
}
