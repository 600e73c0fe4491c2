{% assign names = module.imports %}
{% assign needsKit = false %}
{% if module.state and not module.wrapper %}
{% assign names = names | push: "Observation" %}
{% elif module.state and runtime == "package" %}
{% assign names = names | push: "ViperKit" %}
{% assign needsKit = true %}
{% endif %}
{% if runtime == "package" and roles.router and roles.router.parts %}
{% assign names = names | push: "ViperKit" %}
{% assign needsKit = true %}
{% endif %}
{% assign names = names | uniq | sort %}
{% include "parts/imports-of.swift" %}
#if canImport(UIKit)
  import UIKit
{% if runtime == "package" and not needsKit %}
#else
  import ViperKit
{% endif %}
#endif

{% include "parts/doc.swift", lines: module.doc, otherwise: roles.view.summary %}
{{ module.componentAccess }}final class {{ roles.view.name }}: {{ module.superclass }} {
{% if roles.router %}
{% for part in roles.router.parts %}
  /// The part of the view that shows another module.
  let {{ part }} = UIView()
{% endfor %}
{% endif %}
  {% include "uikit/parts/stored.swift" %}
  {% include "uikit/parts/lifeCycle.swift", access: module.componentAccess %}
}
{% if module.state %}

// MARK: - What the view model shows

extension {{ roles.view.name }} {
  {% include "parts/bind.swift" %}
}
{% endif %}
