{# The imports of a file that names `View`. #}
{% include "swiftui/parts/imports.swift" %}
#if canImport(SwiftUI)
  import SwiftUI
#endif

