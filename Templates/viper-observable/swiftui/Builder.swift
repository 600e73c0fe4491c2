{% if build.type == "some View" %}
{% include "swiftui/parts/view-imports.swift" %}
{% else %}
{% include "swiftui/parts/imports.swift" %}
{% endif %}
/// {{ roles.builder.summary }}
@MainActor
{{ module.access }}enum {{ roles.builder.name }} {
  /// The returned view keeps its presenter alive.
{% if roles.router %}
  ///
  /// - Parameter navigation: the module's place. The default place can't open other modules.
{% endif %}
  {% include "builder/build.swift", access: module.access, isReplaceable: false %}
}
{% include "swiftui/parts/preview.swift", state: "" %}
