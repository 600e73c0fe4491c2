{# The conformances of `role`, each in an extension of its own, its helpers and its running calls. #}
{% for contract in role.contracts | where: "hasProtocol" %}

// MARK: - {{ contract.name }}

{% if contract.implemented or contract.verbatim %}
extension {{ role.name }}: {{ contract.name }} {
{% for member in contract.implemented %}
{% if not forloop.first %}

{% endif %}
  {% include "parts/member.swift" %}
{% endfor %}
{% for verbatim in contract.verbatim %}
{% if contract.implemented or not forloop.first %}

{% endif %}
  {% include "parts/verbatim.swift" %}
{% endfor %}
}
{% else %}
extension {{ role.name }}: {{ contract.name }} {}
{% endif %}
{% endfor %}
{% for contract in role.contracts %}
{% unless contract.hasProtocol or contract.inherits == "AnyObject" %}

extension {{ role.name }}: {{ contract.inherits | replace: "AnyObject, ", "" }} {}
{% endunless %}
{% endfor %}
{% for contract in role.contracts | where: "isHelpers" %}
{% if contract.implemented %}

// MARK: - Helpers

extension {{ role.name }} {
{% for member in contract.implemented %}
{% if not forloop.first %}

{% endif %}
  {% include "parts/member.swift", access: "" %}
{% endfor %}
}
{% endif %}
{% endfor %}
{% unless role.isMixed %}
{% include "parts/calls.swift" %}
{% endunless %}
