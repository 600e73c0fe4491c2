{% include "swiftui/parts/view-imports.swift" %}
{% include "parts/doc.swift", lines: module.doc, otherwise: roles.view.summary %}
{{ module.componentAccess }}struct {{ roles.view.name }}: View {
  @State var state: {{ roles.viewState.name }}
  {% include "swiftui/parts/stored.swift" %}
{% for reference in roles.view.late %}

  /// Receives the user's actions.
  var {{ reference.name }}: ({{ reference.type }})? { state.{{ reference.name }} }
{% endfor %}

  init(state: {{ roles.viewState.name }}{% for part in roles.view.needs %}, {{ part.initializerParameter }}{% endfor %}{% if roles.router and roles.router.routeKinds contains "embed" %}, navigation: NavigationPlace{% endif %}) {
    _state = State(initialValue: state)
    {% include "swiftui/parts/initialized.swift" %}
  }

  {% include "swiftui/parts/body.swift" %}
}
{% include "swiftui/parts/show-preview.swift", state: roles.viewState.name %}
