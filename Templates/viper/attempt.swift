{% if handler %}
do {{ typed }} {
  {{ call }}
} catch {
  {{ handler }}
}
{% else %}
{{ call }}
{% endif %}
