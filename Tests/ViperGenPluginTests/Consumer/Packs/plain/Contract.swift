{% for contract in contracts %}
/// {{ contract.summary }}
protocol {{ contract.name }} {
{% for member in contract.members %}
  {{ member.declaration }}
{% endfor %}
}
{% endfor %}
