{# What is done once a call has come back. #}
{% if path.condition %}
guard {{ path.condition }} else { return }
{% endif %}
{% if forward.isForgotten %}
{{ forward.running }} = nil
{% endif %}
{% include "parts/ended.swift" %}
{% if path.endsWithTask %}
guard !{{ module.task }}.isCancelled else { return }
{% endif %}
{% for call in path.calls %}
{{ call }}
{% endfor %}
