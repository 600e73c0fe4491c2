{% if module.framework == "UIKit" %}
{% include "uikit/parts/imports.swift", opensModules: false %}
{% else %}
{% include "parts/imports.swift" %}
{% endif %}
/// {{ roles.builder.summary }}
@MainActor
{{ module.access }}enum {{ roles.builder.name }} {
  /// Makes a view and configures it.
  {% include "builder/build.swift", access: module.access, isReplaceable: false %}

  {% include "builder/configure-view.swift" %}
}
