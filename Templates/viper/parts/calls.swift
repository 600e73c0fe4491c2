{# The running calls of `role`, in an object of their own, so that they end with it. #}
{% if role.runningCalls %}

/// The running calls of {{ role.name }}{% if role.runningCalls.tasks %}; they end with it{% endif %}.
@MainActor
final class {{ role.runningCalls.name }} {
{% for call in role.runningCalls.tasks %}
  var {{ call }}: {{ module.task }}<Void, Never>?
{% endfor %}
{% for call in role.runningCalls.counts %}
  var {{ call }} = 0
{% endfor %}
{% if role.runningCalls.tasks %}

  deinit {
{% for call in role.runningCalls.tasks %}
    {{ call }}?.cancel()
{% endfor %}
  }
{% endif %}
}
{% endif %}
