{# The preview of the view in its own file: of the module where it needs nothing, else of the view alone, of `state`. #}
{% if build.isPlain %}

#Preview {
{% if roles.router %}
  ModuleStack(NavigationState { {{ roles.builder.name }}.build(navigation: $0) })
{% else %}
  {{ roles.builder.name }}.build()
{% endif %}
}
{% elif roles.view.preview and roles.view.preview.doubles and roles.builder %}

#if DEBUG
  #Preview {
    ModuleStack(NavigationState { _ in {{ roles.builder.name }}.preview() })
  }
#endif
{% elif roles.view.preview and state and not roles.view.preview.doubles %}

#Preview {
  ModuleStack(NavigationState { {% unless roles.router and roles.router.routeKinds contains "embed" %}_ in {% endunless %}{{ roles.view.name }}(state: {{ state }}(){% if roles.router and roles.router.routeKinds contains "embed" %}, navigation: $0{% endif %}) })
}
{% endif %}
