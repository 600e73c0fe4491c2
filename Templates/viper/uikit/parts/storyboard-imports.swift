{# The imports of a builder that loads a storyboard. #}
{% if runtime == "package" %}
{% include "parts/imports-with.swift", extra: "ViperKit" %}
{% else %}
{% include "parts/imports.swift" %}
{% endif %}
#if canImport(UIKit)
  import UIKit
#endif

