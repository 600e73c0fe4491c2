{% if member.isAsync %}
Task { [{{ contract.property }}] in
  await {{ contract.receiver }}.{{ member.call }}
}
{% else %}
{{ contract.receiver }}.{{ member.call }}
{% endif %}
