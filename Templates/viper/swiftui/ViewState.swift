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
{% for contract in roles.viewState.contracts %}

// MARK: - {{ contract.name }}

{% if contract.given %}
extension {{ roles.viewState.name }}: {{ contract.name }} {
{% for member in contract.given %}
{% if not forloop.first %}

{% endif %}
  {% include "parts/member.swift", access: "" %}
{% endfor %}
}
{% else %}
extension {{ roles.viewState.name }}: {{ contract.name }} {}
{% endif %}
{% endfor %}
