{# The properties with the running calls of `role`. #}
{% if role.runningCalls and role.runningCalls.tasks %}
let calls = {{ role.runningCalls.name }}()
{% endif %}
{% if role.runningCalls and role.runningCalls.counts %}
let callCounts = {{ role.runningCalls.countsName }}()
{% endif %}
