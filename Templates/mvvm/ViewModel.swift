{% if not module.state %}
{% include "parts/imports.swift" %}
{% elif not module.wrapper %}
{% include "parts/imports-with.swift", extra: "Observation" %}
{% elif runtime == "package" %}
{% include "parts/imports-with.swift", extra: "ViperKit" %}
{% else %}
{% include "parts/imports.swift" %}
{% endif %}
{% assign role = roles.viewModel %}
/// {{ role.summary }}
@MainActor
{% if module.state and not module.wrapper %}
@Observable
{% endif %}
{% if role.isEmpty %}
final class {{ role.name }} {}
{% else %}
final class {{ role.name }} {
{% if role.holdsOutput %}
  {% if module.state and not module.wrapper %}@ObservationIgnored {% endif %}weak var output: (any {{ module.output.name }})?
{% endif %}
  {% include "parts/kept.swift" %}
{% for field in role.state %}
{% if module.wrapper %}
  let {{ field.name }} = {{ module.wrapper }}<{{ field.type }}>({{ field.default | default: "nil" }})
{% else %}
  {% unless role.isMixed %}private(set) {% endunless %}var {{ field.declaration }}
{% endif %}
{% endfor %}
  {% include "parts/initializer.swift" %}
}
{% endif %}
{% include "parts/conformances.swift", access: "" %}
