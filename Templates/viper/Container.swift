{% include "parts/imports-of.swift", names: project.imports %}
/// The dependency container of the app.
@MainActor
{% if dependencies.fields or container.access %}
{{ container.access }}final class {{ container.name }} {
{% for field in dependencies.fields %}
  {{ container.access }}let {{ field.declaration }}
{% endfor %}

  {{ container.access }}init({{ dependencies.fields | map: "initializerParameter" | join: ", " }}) {
{% for field in dependencies.fields %}
    self.{{ field.name }} = {{ field.name }}
{% endfor %}
  }
}
{% else %}
final class {{ container.name }} {}
{% endif %}

// MARK: - {{ dependencies.name }}

extension {{ container.name }}: {{ dependencies.name }} {}
