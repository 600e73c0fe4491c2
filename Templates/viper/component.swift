/// {{ role.summary }}
@MainActor
{% if role.isEmpty %}
final class {{ role.name }} {}
{% else %}
final class {{ role.name }} {
  {% include "stored.swift" %}
}
{% endif %}
{% include "conformances.swift", access: "" %}
