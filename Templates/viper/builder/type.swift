{# A builder with the doc comment `sentence`. #}
/// {{ roles.builder.summary }}
@MainActor
{{ module.access }}enum {{ roles.builder.name }} {
  /// {{ sentence }}
{% if module.framework == "SwiftUI" and roles.router %}
  ///
  /// - Parameter navigation: the module's place. The default place can't open other modules.
{% endif %}
  {% include "builder/build.swift", access: module.access, isReplaceable: false %}
}
