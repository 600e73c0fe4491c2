{% include "swiftui/parts/view-imports.swift" %}

{% include "parts/doc.swift", lines: module.doc, otherwise: roles.view.summary %}
{{ module.componentAccess }}struct {{ roles.view.name }}: View {
  {% include "swiftui/parts/stored.swift" %}

  {% include "swiftui/parts/body.swift" %}
}
{% include "swiftui/parts/show-preview.swift", state: "" %}
