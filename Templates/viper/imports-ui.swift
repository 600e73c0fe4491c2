{# The imports of a file that touches UIKit, or that opens modules if `opensModules`. #}
{% if module.ui != "uikit" %}
{% include "imports.swift" %}
{% else %}
{% if opensModules and runtime == "package" %}
{% for name in module.importsWithRuntime %}
import {{ name }}
{% endfor %}

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
{% endif %}
