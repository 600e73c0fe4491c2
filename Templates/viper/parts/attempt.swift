{% if handler %}
do {% if typed %}{{ typed }} {% endif %}{
  {{ call }}
} catch {
  {{ handler }}
}
{% else %}
{{ call }}
{% endif %}
