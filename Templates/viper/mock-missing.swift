{# Where there is no handler: what is right without one, or a sentence that says which is missing. #}
guard {{ member.binding }} else {
{% if member.default %}
  return {{ member.default }}
{% else %}
  fatalError({{ member.missing | quote }})
{% endif %}
}
