{# A call that is passed on, in a task where the method can't wait. #}
{% if forward.sharesIndicator %}
if let call = {{ forward.running }} {
  call.cancel()
} else {
  {{ forward.started }}
}
{% elif forward.task == "latest" %}
{{ forward.running }}?.cancel()
{% elif forward.task == "first" %}
guard {{ forward.running }} == nil else { return }
{% endif %}
{% if forward.isCounted %}
{{ forward.running }} += 1
{% endif %}
{% if forward.started and not forward.sharesIndicator %}
{{ forward.started }}
{% endif %}
{% if forward.task %}
{% if forward.running %}{{ forward.running }} = {% endif %}{{ module.task }} { [{{ forward.captures | join: ", " }}] in
  {% include "parts/attempt.swift" %}
}
{% else %}
{% include "parts/attempt.swift" %}
{% endif %}
