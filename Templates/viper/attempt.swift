{% if handler %}
do {
  {{ call }}
} catch {
  {{ handler }}
}
{% else %}
{{ call }}
{% endif %}
