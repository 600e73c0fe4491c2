{# The preview of the view in its own file: of the module where it needs nothing, else of the view alone, of `state`. #}
{% assign embeds = false %}
{% if roles.router and roles.router.routeKinds contains "embed" %}
{% assign embeds = true %}
{% endif %}
{% assign shown = "" %}
{% assign isDebug = false %}
{% if build.isPlain %}
{% assign shown = roles.builder.name | append: ".build()" %}
{% if roles.router %}
{% assign shown = roles.builder.name | prepend: "ModuleStack(NavigationState { " | append: ".build(navigation: $0) })" %}
{% endif %}
{% elif roles.view.preview and roles.view.preview.doubles and roles.builder %}
{% assign isDebug = true %}
{% assign shown = roles.builder.name | prepend: "ModuleStack(NavigationState { _ in " | append: ".preview() })" %}
{% elif roles.view.preview and state and not roles.view.preview.doubles %}
{% assign shown = roles.view.name | append: "(state: " | append: state | append: "()" %}
{% if embeds %}
{% assign shown = shown | prepend: "ModuleStack(NavigationState { " | append: ", navigation: $0) })" %}
{% else %}
{% assign shown = shown | prepend: "ModuleStack(NavigationState { _ in " | append: ") })" %}
{% endif %}
{% endif %}
{% if shown %}

#if canImport(SwiftUI)
{% if isDebug %}
  #if DEBUG
    #Preview {
      {{ shown }}
    }
  #endif
{% else %}
  #Preview {
    {{ shown }}
  }
{% endif %}
#endif
{% endif %}
