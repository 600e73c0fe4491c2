{# What the spec says of a mixed component, an extension for each contract. #}
{% assign isFirst = true %}
{% for contract in role.contracts %}
{% if contract.given %}
{% if not isFirst %}

{% endif %}
{% assign isFirst = false %}
{% if contract.hasProtocol or contract.isHelpers %}
// MARK: - {{ contract.name | default: "Helpers" }}

{% endif %}
extension {{ role.name }} {
{% for member in contract.given %}
{% if not forloop.first %}

{% endif %}
{% if contract.hasProtocol %}
  {% include "parts/member.swift" %}
{% else %}
  {% include "parts/member.swift", access: "" %}
{% endif %}
{% endfor %}
}
{% endif %}
{% endfor %}
{% include "parts/calls.swift" %}
