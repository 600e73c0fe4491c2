{# The property with the running calls of `role`. #}
{% if role.runningCalls %}
let calls = {{ role.runningCalls.name }}()
{% endif %}
