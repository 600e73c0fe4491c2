{# The conformances of `role`, each in an extension of its own. #}
{% for contract in role.contracts %}

// MARK: - {{ contract.name }}

{% if contract.implemented %}
extension {{ role.name }}: {{ contract.name }} {
{% for member in contract.implemented %}
{% if not forloop.first %}

{% endif %}
  {% include "parts/member.swift" %}
{% endfor %}
}
{% else %}
extension {{ role.name }}: {{ contract.name }} {}
{% endif %}
{% endfor %}
