{% include "parts/imports-with.swift", extra: "Observation" %}
{% assign role = roles.presenter %}
/// {{ role.summary }}
@MainActor
@Observable
{% if role.isEmpty %}
final class {{ role.name }} {}
{% else %}
final class {{ role.name }} {
{% for field in role.state %}
  var {{ field.declaration }}
{% endfor %}
{% if role.holdsOutput %}
  @ObservationIgnored weak var output: (any {{ module.output.name }})?
{% endif %}
  {% include "parts/kept.swift" %}
  {% include "parts/initializer.swift" %}
  {% include "parts/own-members.swift" %}
}
{% endif %}
{% include "parts/conformances.swift", access: "" %}
