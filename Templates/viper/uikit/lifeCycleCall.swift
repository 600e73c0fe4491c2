{% if member.isAsync %}
Task { [presenter] in
  await presenter.{{ member.call }}
}
{% else %}
presenter.{{ member.call }}
{% endif %}
