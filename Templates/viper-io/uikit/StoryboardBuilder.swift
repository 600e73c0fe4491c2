{% include "uikit/parts/storyboard-imports.swift" %}
/// {{ roles.builder.summary }}
@MainActor
{{ module.access }}enum {{ roles.builder.name }} {
  /// Makes a view and configures it.
  {% include "builder/build.swift", access: module.access, isReplaceable: false %}

  {% include "builder/configure-view.swift" %}

  {% include "uikit/parts/storyboard.swift" %}
}
