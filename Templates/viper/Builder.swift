{% include "imports.swift" %}
/// {{ roles.builder.summary }}
@MainActor
{{ module.access }}enum {{ roles.builder.name }} {
  /// Builds the module. The view that it returns keeps the other parts alive.
  ///
  /// What is handed in for a part stands in for it wherever the others call it, so that a test can
  /// replace any of them by a mock.
  {{ module.access }}static func build({{ build.parameters | join: ", " }}) -> {{ roles.view.name }} {
    let router = {{ roles.router.name }}({{ roles.router.arguments | join: ", " }})
    let interactor = {{ roles.interactor.name }}({{ roles.interactor.arguments | join: ", " }})
    let presenter = {{ roles.presenter.name }}({{ roles.presenter.arguments | join: ", " }})
    let view = {{ roles.view.name }}({{ roles.view.arguments | join: ", " }})
{% for role in components %}
{% for reference in role.weak %}
    {{ role.key }}.{{ reference.name }} = {{ reference.value }}
{% endfor %}
{% if role.holdsOutput %}
    {{ role.key }}.output = output
{% endif %}
{% endfor %}
{% if module.ui == "uikit" %}
    router.viewController = view
{% endif %}
    return view
  }
}
