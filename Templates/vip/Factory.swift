{% include "imports.swift" %}
/// {{ roles.builder.summary }}
@MainActor
{{ module.access }}enum {{ roles.builder.name }} {
  /// Builds the scene. The view controller that it returns keeps the other parts alive.
  ///
  /// What is handed in for a part takes its place wherever the others call it, so that a test can
  /// replace any of them by a mock.
  {{ module.access }}static func build(
{% for parameter in build.parameters %}
    {{ parameter }}{% if not forloop.last %},{% endif %}
{% endfor %}
  ) -> {{ roles.view.name }} {
    let ownPresenter = {{ roles.presenter.name }}({{ roles.presenter.arguments | join: ", " }})
    let ownInteractor = {{ roles.interactor.name }}({{ roles.interactor.arguments | join: ", " }})
{% if roles.router %}
    let ownRouter = {{ roles.router.name }}({{ roles.router.arguments | join: ", " }})
{% endif %}
    let ownView = {{ roles.view.name }}({{ roles.view.arguments | join: ", " }})
{% for role in components %}
{% for reference in role.weak %}
    {{ role.ownPart }}.{{ reference.name }} = {{ reference.value }}
{% endfor %}
{% if role.holdsOutput %}
    {{ role.ownPart }}.output = output
{% endif %}
{% endfor %}
{% if module.framework == "UIKit" and roles.router %}
    ownRouter.viewController = ownView
{% endif %}
    return ownView
  }
}
