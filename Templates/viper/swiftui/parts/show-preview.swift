{# The preview of the view in its own file: of the module where it needs nothing, else of the view alone, of `state`. #}
{% assign isDebug = false %}
{% if not build.isPlain and roles.view.preview and roles.view.preview.arguments and not roles.view.preview.parameters and roles.builder %}
{% assign isDebug = true %}
{% endif %}
{% if build.isPlain or isDebug or (roles.view.preview and state and not roles.view.preview.arguments) %}

#if canImport(SwiftUI)
{% if isDebug %}
  #if DEBUG
    #Preview {
      ModuleStack(NavigationState { _ in {{ roles.builder.name }}.preview() })
    }
  #endif
{% else %}
  #Preview {
{% if build.isPlain and not roles.router %}
    {{ roles.builder.name }}.build()
{% elif build.isPlain %}
    ModuleStack(NavigationState { {{ roles.builder.name }}.build(navigation: $0) })
{% else %}
    ModuleStack(NavigationState { {% unless roles.router and roles.router.routeKinds contains "embed" %}_ in {% endunless %}{{ roles.view.name }}(state: {{ state }}(){% if roles.router and roles.router.routeKinds contains "embed" %}, navigation: $0{% endif %}) })
{% endif %}
  }
{% endif %}
#endif
{% endif %}
