{% include "imports-with.swift", extra: "Observation" %}
/// {{ roles.viewState.summary }}
@MainActor
@Observable
{% if roles.viewState.isEmpty %}
final class {{ roles.viewState.name }} {}
{% else %}
final class {{ roles.viewState.name }} {
  {% include "stored.swift", role: roles.viewState %}
}
{% endif %}
{% for contract in roles.viewState.contracts %}

// MARK: - {{ contract.name }}

{% if contract.given %}
extension {{ roles.viewState.name }}: {{ contract.name }} {
{% for member in contract.given %}
{% if not forloop.first %}

{% endif %}
  {% include "member.swift", access: "" %}
{% endfor %}
}
{% else %}
extension {{ roles.viewState.name }}: {{ contract.name }} {}
{% endif %}
{% endfor %}
