{% if module.framework == "UIKit" %}
{% assign namesKit = false %}
{% if module.hasLinks and roles.router %}
{% assign namesKit = true %}
{% endif %}
{% include "uikit/parts/imports.swift", opensModules: namesKit %}
{% else %}
{% include "builder/imports.swift" %}
{% endif %}
/// {{ roles.builder.summary }}
@MainActor
{{ module.access }}enum {{ roles.builder.name }} {
  /// Makes a view and configures it.
  {% include "builder/build.swift", access: module.access, isReplaceable: false %}

  {% include "builder/configure-view.swift" %}
}
