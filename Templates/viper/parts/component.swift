/// {{ role.summary }}
@MainActor
{% if role.isEmpty %}
final class {{ role.name }} {}
{% else %}
final class {{ role.name }} {
  {% include "parts/stored.swift" %}
}
{% endif %}
{% include "parts/conformances.swift", access: "" %}
