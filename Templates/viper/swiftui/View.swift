{% include "swiftui/parts/imports.swift" %}
#if canImport(SwiftUI)
  import SwiftUI
#endif

// swift-format-ignore: UseSynthesizedInitializer
{% include "parts/doc.swift", lines: module.doc, otherwise: roles.view.summary %}
@MainActor
{{ module.access }}struct {{ roles.view.name }} {
  @State var state: {{ roles.viewState.name }}
{% for part in roles.view.needs %}
  @State var {{ part.name }}: {{ part.type }}
{% endfor %}
{% if roles.router and roles.router.routeKinds contains "embed" %}
  @State var navigation: NavigationPlace
{% endif %}
{% for reference in roles.view.late %}

  /// Receives the user's actions.
  var {{ reference.name }}: ({{ reference.type }})? { state.{{ reference.name }} }
{% endfor %}

  // As of Xcode 27, State is a macro, which makes the synthesized initializer private.
  init(state: {{ roles.viewState.name }}{% for part in roles.view.needs %}, {{ part.initializerParameter }}{% endfor %}{% if roles.router and roles.router.routeKinds contains "embed" %}, navigation: NavigationPlace{% endif %}) {
    self.state = state
{% for part in roles.view.needs %}
    self.{{ part.name }} = {{ part.name }}
{% endfor %}
{% if roles.router and roles.router.routeKinds contains "embed" %}
    self.navigation = navigation
{% endif %}
  }
}

// MARK: - View

#if canImport(SwiftUI)
  extension {{ roles.view.name }}: View {
    {{ module.access }}var body: some View {
{% if roles.router and roles.router.routeKinds contains "embed" %}
      VStack {
        // Draw the screen here, around the modules that the router embeds.
{% for part in roles.router.parts %}
        navigation.embeddedViews(in: {{ part | quote }})
{% endfor %}
{% if roles.router.embedsInView %}
        navigation.embeddedViews
{% endif %}
      }
      {% include "swiftui/parts/lifeCycle.swift" %}
{% else %}
      // Draw the screen here.
      Text({{ module.name | quote }})
        {% include "swiftui/parts/lifeCycle.swift" %}
{% endif %}
    }
  }
  {% include "swiftui/parts/show-preview.swift", state: roles.viewState.name %}
#endif
