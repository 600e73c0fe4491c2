{# The running calls of `role`, in an object of their own, so that they end with it, and how many run. #}
{% if role.runningCalls and role.runningCalls.tasks %}

/// The running calls of {{ role.name }}; they end with it.
@MainActor
final class {{ role.runningCalls.name }} {
{% for call in role.runningCalls.tasks %}
  var {{ call }}: {{ module.task }}<Void, Never>?
{% endfor %}

  deinit {
{% for call in role.runningCalls.tasks %}
    {{ call }}?.cancel()
{% endfor %}
  }
}
{% endif %}
{% if role.runningCalls and role.runningCalls.counts %}

/// The numbers of running calls of {{ role.name }}.
@MainActor
final class {{ role.runningCalls.countsName }} {
{% for call in role.runningCalls.counts %}
  var {{ call }} = 0
{% endfor %}
}
{% endif %}
