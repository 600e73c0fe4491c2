{% include "uikit/imports.swift", opensModules: module.state and module.wrapper %}
{% include "doc.swift", lines: module.doc, otherwise: roles.view.summary %}
{{ module.access }}final class {{ roles.view.name }}: UIViewController {
  let viewModel: any {{ contract.viewModel.name }}

  init(viewModel: any {{ contract.viewModel.name }}) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  {{ module.access }}required init?(coder: NSCoder) {
    fatalError("{{ roles.view.name }} is made by {{ roles.builder.name }}")
  }
  {% include "uikit/lifeCycle.swift", access: module.access %}
}
{% if module.state %}

// MARK: - What the view model shows

extension {{ roles.view.name }} {
  {% include "bind.swift" %}
}
{% endif %}
