{% if member.isAsync %}
Task { [{{ contract.viewOutput.property }}] in
  await {{ contract.viewOutput.receiver }}.{{ member.call }}
}
{% else %}
{{ contract.viewOutput.receiver }}.{{ member.call }}
{% endif %}
