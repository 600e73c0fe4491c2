{% include "builder/imports.swift" %}
/// {{ roles.builder.summary }}
@MainActor
{{ module.access }}enum {{ roles.builder.name }} {
  /// The view controller that it returns keeps the other parts alive.
  {% include "builder/build.swift", access: module.access, isReplaceable: false %}
}
