{% include "parts/imports.swift" %}
{% include "parts/doc.swift", lines: module.doc, otherwise: roles.view.summary %}
@MainActor
{{ module.access }}final class {{ roles.view.name }} {
{% unless roles.view.isEmpty %}
  {% include "parts/stored.swift", role: roles.view %}

{% endunless %}
  // Draw the screen here.
}
{% include "parts/conformances.swift", role: roles.view, access: module.componentAccess %}
