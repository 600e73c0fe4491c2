{# How the view follows what is observed. #}
{% if module.wrapper %}
private func bind() {
{% for field in module.state %}
  viewModel.{{ field.name }}.bindAndFire { [weak self] in self?.show({{ field.label }}: $0) }
{% endfor %}
}
{% else %}
/// Shows all values, now and after each change.
private func follow() {
  withObservationTracking {
{% for field in module.state %}
    show({{ field.label }}: viewModel.{{ field.name }})
{% endfor %}
  } onChange: { [weak self] in
    {{ module.task }} { @MainActor in self?.follow() }
  }
}
{% endif %}
{% for field in module.state %}

private func show({{ field.label }}: {{ field.type }}) {
  fatalError("{{ roles.view.name }}.show({{ field.label }}:) is not written yet")
}
{% endfor %}
