{% include "parts/imports-with.swift", extra: "Observation" %}
/// {{ roles.viewState.summary }}
@MainActor
@Observable
{% if roles.viewState.isEmpty and not roles.view.late %}
final class {{ roles.viewState.name }} {}
{% else %}
final class {{ roles.viewState.name }} {
{% for reference in roles.view.late %}
  @ObservationIgnored var {{ reference.name }}: ({{ reference.type }})?
{% endfor %}
  {% include "parts/stored.swift", role: roles.viewState %}
}
{% endif %}
{% include "parts/conformances.swift", role: roles.viewState, access: "" %}
