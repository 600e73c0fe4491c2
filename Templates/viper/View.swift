{% include "imports-ui.swift", opensModules: false %}
{% include "doc.swift", lines: module.doc, otherwise: roles.view.summary %}
{% if module.ui == "uikit" %}
{{ module.access }}final class {{ roles.view.name }}: UIViewController {
{% for part in roles.view.needs %}
  let {{ part.name }}: {{ part.type }}
{% endfor %}

  init({{ roles.view.needs | map: "initialiserParameter" | join: ", " }}) {
{% for part in roles.view.needs %}
    self.{{ part.name }} = {{ part.name }}
{% endfor %}
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  {{ module.access }}required init?(coder: NSCoder) {
    fatalError("{{ roles.view.name }} is made by {{ roles.builder.name }}")
  }
  {% include "lifeCycle.swift", access: module.access %}
}
{% else %}
@MainActor
{{ module.access }}final class {{ roles.view.name }} {
  {% include "stored.swift", role: roles.view %}
}
{% endif %}
{% include "conformances.swift", role: roles.view, access: module.access %}
