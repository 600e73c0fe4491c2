{% assign needsRuntime = false %}
{% if module.ui == "nib" or (roles.router and roles.router.parts) %}
{% assign needsRuntime = true %}
{% endif %}
{% include "uikit/parts/imports.swift", opensModules: needsRuntime %}
{% include "parts/doc.swift", lines: module.doc, otherwise: roles.view.summary %}
{{ module.componentAccess }}final class {{ roles.view.name }}: {{ module.superclass }} {
{% if roles.router %}
{% for part in roles.router.parts %}
  /// The part of the view that shows another module.
  let {{ part }} = UIView()
{% endfor %}
{% endif %}
  {% include "uikit/parts/stored.swift" %}
{% if module.ui == "nib" %}

  #if canImport(UIKit)
    /// Loads {{ roles.view.name }}.xib, whose owner this is.
    {{ module.componentAccess }}override func loadView() {
      {% include "uikit/parts/bundle.swift" %}
      if !ViewFile.nib({{ roles.view.name | quote }}, bundle: bundle, owner: self) { super.loadView() }
    }
  #endif
{% endif %}
  {% include "uikit/parts/lifeCycle.swift", access: module.componentAccess %}
}
{% include "parts/conformances.swift", role: roles.view, access: module.componentAccess %}
