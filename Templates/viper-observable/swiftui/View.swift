{% include "swiftui/parts/imports.swift" %}
#if canImport(SwiftUI)
  import SwiftUI
#endif

{% include "parts/doc.swift", lines: module.doc, otherwise: roles.view.summary %}
{{ module.access }}struct {{ roles.view.name }}: View {
  {% include "swiftui/parts/stored.swift" %}

  {% include "swiftui/parts/body.swift" %}
}
{% include "swiftui/parts/show-preview.swift", state: "" %}
