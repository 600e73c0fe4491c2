{% if module.hasLinks and roles.router and runtime == "package" %}
{% include "parts/imports-with.swift", extra: "ViperKit" %}
{% else %}
{% include "parts/imports.swift" %}
{% endif %}
/// {{ roles.builder.summary }}
@MainActor
{{ module.access }}enum {{ roles.builder.name }} {
  /// The view that it returns keeps the other parts alive.
  {% include "builder/build.swift", access: module.access, isReplaceable: false %}
}
