{% if runtime == "package" and (module.framework == "SwiftUI" or module.ui == "storyboard") %}
{% include "imports-with.swift", extra: "ViperKit" %}
{% else %}
{% include "imports.swift" %}
{% endif %}
{% if module.ui == "storyboard" %}
#if canImport(UIKit)
  import UIKit
#endif

{% endif %}
