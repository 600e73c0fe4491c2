{# The view, of `state`, with doubles in place of the parts that it calls, in a build for debugging. #}
{% if roles.view and roles.view.preview and roles.view.preview.arguments and not build.isPlain %}
{% assign arguments = roles.view.preview.arguments %}
{% assign parameters = roles.view.preview.parameters | map: "initializerParameter" | join: ", " %}
{% if roles.router and roles.router.routeKinds contains "embed" %}
{% assign arguments = arguments | push: "navigation: NavigationPlace()" %}
{% endif %}

#if DEBUG
  extension {{ roles.builder.name }} {
    /// The view alone, for previews. The user's actions have no effect.
    static func preview({% if state %}_ state: {{ state }} = {{ state }}(){% endif %}{{ parameters }}) -> {{ roles.view.name }} {
      {{ roles.view.name }}({% if state %}state: state, {% endif %}{{ arguments | join: ", " }})
    }
{% for double in roles.view.preview.doubles %}

{% unless double.members or double.verbatim %}
    private final class {{ double.name }}: {{ double.protocols }} {}
{% else %}
    private final class {{ double.name }}: {{ double.protocols }} {
      {% include "swiftui/parts/preview-members.swift" %}
    }
{% endunless %}
{% endfor %}
  }
#endif
{% endif %}
