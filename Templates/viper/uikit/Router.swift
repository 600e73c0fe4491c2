{% include "uikit/parts/imports.swift", opensModules: roles.router.routesModules %}
/// {{ roles.router.summary }}
@MainActor
final class {{ roles.router.name }} {
  weak var viewController: {% if roles.router.parts %}{{ roles.view.name }}{% else %}UIViewController{% endif %}?
{% for reference in roles.router.weak %}
  weak var {{ reference.name }}: ({{ reference.type }})?
{% endfor %}
  {% include "parts/kept.swift", role: roles.router %}
  {% include "parts/initializer.swift", role: roles.router %}
}
{% include "parts/conformances.swift", role: roles.router, access: "" %}
