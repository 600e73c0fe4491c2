{# The imports of a file that names UIKit's types, or ViperKit's as well if `opensModules`. #}
{% if opensModules and runtime == "package" %}
{% include "imports-with.swift", extra: "ViperKit" %}
#if canImport(UIKit)
  import UIKit
#endif

{% else %}
{% include "imports.swift" %}
#if canImport(UIKit)
  import UIKit
{% if runtime == "package" %}
#else
  import ViperKit
{% endif %}
#endif

{% endif %}
