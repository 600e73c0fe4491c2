{# Ends the running calls that a member names. #}
{% for cancelled in member.cancelled %}
{% if cancelled.ended %}
if let call = {{ cancelled.call }} {
  call.cancel()
  {{ cancelled.call }} = nil
  {{ cancelled.ended }}
}
{% else %}
{{ cancelled.call }}?.cancel()
{% if cancelled.isForgotten %}
{{ cancelled.call }} = nil
{% endif %}
{% endif %}
{% endfor %}
