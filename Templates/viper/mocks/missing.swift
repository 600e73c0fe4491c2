{# Where there is no handler: what is right without one, or a sentence that says which is missing. #}
{% if member.default %}
guard {{ member.binding }} else { return {{ member.default }} }
{% else %}
guard {{ member.binding }} else {
  fatalError({{ member.missing | quote }})
}
{% endif %}
