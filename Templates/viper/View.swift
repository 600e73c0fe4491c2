{% include "parts/imports.swift" %}
{% include "parts/doc.swift", lines: module.doc, otherwise: roles.view.summary %}
@MainActor
{% if roles.view.isEmpty %}
{{ module.access }}final class {{ roles.view.name }} {}
{% else %}
{{ module.access }}final class {{ roles.view.name }} {
  {% include "parts/stored.swift", role: roles.view %}
}
{% endif %}
{% include "parts/conformances.swift", role: roles.view, access: module.access %}
