{# What the spec says of a mixed component, an extension for each contract. #}
{% assign isFirst = true %}
{% for contract in role.contracts %}
{% if contract.given %}
{% if not isFirst %}

{% endif %}
{% assign isFirst = false %}
{% if contract.hasProtocol %}
// MARK: - {{ contract.name }}

{% endif %}
extension {{ role.name }} {
{% for member in contract.given %}
{% if not forloop.first %}

{% endif %}
  {% include "parts/member.swift" %}
{% endfor %}
}
{% endif %}
{% endfor %}
{% include "parts/calls.swift" %}
