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
{% for reference in roles.view.late %}
  var {{ reference.name }}: ({{ reference.type }})?
{% endfor %}
{% for part in roles.view.needs %}
  let {{ part.name }}: {{ part.type }}
{% endfor %}
  {% include "parts/stored-calls.swift", role: roles.view %}
{% if roles.view.needs %}

  init({{ roles.view.needs | map: "initializerParameter" | join: ", " }}) {
{% for part in roles.view.needs %}
    self.{{ part.name }} = {{ part.name }}
{% endfor %}
    super.init(nibName: nil, bundle: nil)
  }
{% if module.ui == "storyboard" %}

  /// {% if roles.builder %}{{ roles.builder.name }} creates{% else %}Creates{% endif %} the view from {{ module.name }}.storyboard{% if roles.builder %} with this{% endif %}.
  init?(coder: NSCoder, {{ roles.view.needs | map: "initializerParameter" | join: ", " }}) {
{% for part in roles.view.needs %}
    self.{{ part.name }} = {{ part.name }}
{% endfor %}
    super.init(coder: coder)
  }
{% endif %}

  @available(*, unavailable)
  {{ module.componentAccess }}required init?(coder: NSCoder) {
    fatalError("{{ roles.view.name }} is made {% if roles.builder %}by {{ roles.builder.name }}{% else %}in code{% endif %}")
  }
{% endif %}
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
