{% include "uikit/parts/imports.swift", opensModules: roles.router.routesModules %}
/// {{ roles.router.summary }}
@MainActor
final class {{ roles.router.name }} {
  weak var viewController: {% if roles.router.parts %}{{ roles.view.name }}{% else %}UIViewController{% endif %}?
{% for reference in roles.router.weak %}
  weak var {{ reference.name }}: ({{ reference.type }})?
{% endfor %}
{% for part in roles.router.needs %}
  let {{ part.name }}: {{ part.type }}
{% endfor %}
  {% include "parts/stored-calls.swift", role: roles.router %}
{% if roles.router.needs %}

  init({{ roles.router.needs | map: "initializerParameter" | join: ", " }}) {
{% for part in roles.router.needs %}
    self.{{ part.name }} = {{ part.name }}
{% endfor %}
  }
{% endif %}
}
{% include "parts/conformances.swift", role: roles.router, access: "" %}
