{# The drawn view of a new app's first screens, in any pack. A view model has the values; otherwise they are the view's. #}
{% assign values = "" %}
{% if contract contains "viewModel" %}
{% assign values = "viewModel." %}
{% endif %}
{% for called in roles.view.calls %}
{% for member in called.members %}
{% if member.isMethod and member.name != "viewDidLoad" %}
{% assign tap = called.receiver | append: "." | append: member.call %}
{% assign property = called.property %}
{% endif %}
{% endfor %}
{% endfor %}
{% include "uikit/parts/imports.swift", opensModules: false %}
{% include "parts/doc.swift", lines: module.doc, otherwise: "" %}
{{ module.componentAccess }}final class {{ roles.view.name }}: {{ module.superclass }} {
{% if module.inputs %}
  {% include "uikit/parts/stored.swift" %}

  override func viewDidLoad() {
    super.viewDidLoad()
{% if values %}
    title = {{ values }}title
{% endif %}
    // A button in the center.
    #if canImport(UIKit)
      view.backgroundColor = .systemBackground
      let done = UIAction(title: "Done") { [{{ property }}] _ in {{ tap }} }
      let button = UIButton(configuration: .borderedProminent(), primaryAction: done)
      button.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(button)
      NSLayoutConstraint.activate([
        button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ])
    #endif
{% unless values %}
    {{ roles.view.calls.first.receiver }}.viewDidLoad()
{% endunless %}
  }
{% else %}
{% unless values %}
  var items: [String] = [] {
    didSet { tableView.reloadData() }
  }

{% endunless %}
  {% include "uikit/parts/stored.swift" %}

  override func viewDidLoad() {
    super.viewDidLoad()
    title = {{ module.name | quote }}
{% unless values %}
    {{ roles.view.calls.first.receiver }}.viewDidLoad()
{% endunless %}
  }

  // Linux has no table views.
  #if canImport(UIKit)
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      {{ values }}items.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "Item")
        ?? UITableViewCell(style: .default, reuseIdentifier: "Item")
      var content = cell.defaultContentConfiguration()
      content.text = {{ values }}items[indexPath.row]
      cell.contentConfiguration = content
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      let item = {{ values }}items[indexPath.row]
      {{ tap }}
    }
  #endif
{% endif %}
}
{% include "parts/conformances.swift", role: roles.view, access: module.componentAccess %}
