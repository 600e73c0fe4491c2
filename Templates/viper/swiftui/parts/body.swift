{# What the view shows: a place to draw, and the modules that the router embeds. #}
{{ module.componentAccess }}var body: some View {
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
