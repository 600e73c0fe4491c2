{# Tells that no call runs any more. #}
{% if forward.isCounted %}
{{ forward.running }} -= 1
if {{ forward.running }} == 0 {
  {{ forward.ended }}
}
{% elif forward.ended %}
{{ forward.ended }}
{% endif %}
