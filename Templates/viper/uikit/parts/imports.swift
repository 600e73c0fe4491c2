{# The imports of a file that names UIKit's types, or ViperKit's as well if `opensModules`. #}
{% if opensModules and runtime == "package" %}
{% include "parts/imports-with.swift", extra: "ViperKit" %}
#if canImport(UIKit)
  import UIKit
#endif

{% else %}
{% include "parts/imports.swift" %}
#if canImport(UIKit)
  import UIKit
{% if runtime == "package" %}
#else
  import ViperKit
{% endif %}
#endif

{% endif %}
