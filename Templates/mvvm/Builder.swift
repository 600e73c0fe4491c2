{% include "builder/imports.swift" %}
/// {{ roles.builder.summary }}
@MainActor
{{ module.access }}enum {{ roles.builder.name }} {
  /// The returned view keeps its view model alive.
  {% include "builder/build.swift", access: module.access, isReplaceable: false %}
}
