{# The imports of a file that names UIKit's types, or ViperKit's as well if `opensModules`. #}
{% if opensModules and runtime == "package" %}
{% include "imports-of.swift", names: module.importsWithRuntime %}
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
