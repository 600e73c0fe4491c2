{% if member.isAsync %}
{{ module.task }} { [{{ contract.property }}] in
  await {{ contract.receiver }}.{{ member.call }}
}
{% else %}
{{ contract.receiver }}.{{ member.call }}
{% endif %}
