#if canImport(SwiftUI)
  /// Shows {{ app.title }}, in the `WindowGroup` of an `App`.
  {{ app.access }}struct {{ app.root }}: View {
    private let app: {{ app.name }}

    {{ app.access }}init(_ app: {{ app.name }}) {
      self.app = app
    }

    {{ app.access }}var body: some View {
{% if app.links %}
      ModuleStack(app.navigation).onOpenURL { app.open($0) }
{% else %}
      ModuleStack(app.navigation)
{% endif %}
    }
  }
#endif
