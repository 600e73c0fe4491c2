{# What `role` keeps: other components, values and running calls. #}
{% for part in role.needs %}
let {{ part.name }}: {{ part.type }}
{% endfor %}
{% if role.runningCalls and role.runningCalls.tasks %}
let calls = {{ role.runningCalls.name }}()
{% endif %}
{% if role.runningCalls and role.runningCalls.counts %}
let callCounts = {{ role.runningCalls.countsName }}()
{% endif %}
