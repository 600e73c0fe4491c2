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
{% for part in role.needs %}
  let {{ part.name }}: {{ part.type }}
{% endfor %}
  {% include "parts/stored-calls.swift" %}
{% if role.needs %}

  init({{ role.needs | map: "initializerParameter" | join: ", " }}) {
{% for part in role.needs %}
    self.{{ part.name }} = {{ part.name }}
{% endfor %}
  }
{% endif %}
  {% include "parts/own-members.swift" %}
}
{% endif %}
{% include "parts/conformances.swift", access: "" %}
