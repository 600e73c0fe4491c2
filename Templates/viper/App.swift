{% assign names = app.imports %}
{% if app.links %}
{% assign names = names | push: "Foundation" %}
{% endif %}
{% if runtime == "package" %}
{% assign names = names | push: "ViperKit" %}
{% endif %}
{% assign names = names | uniq | sort %}
{% include "parts/imports-of.swift" %}
{% if app.framework == "SwiftUI" %}
#if canImport(SwiftUI)
  import SwiftUI
#endif
{% else %}
#if canImport(UIKit)
  import UIKit
#endif
{% endif %}

/// The start of {{ app.title }}{% if app.links %}, and its deep links{% endif %}.
@MainActor
{{ app.access }}final class {{ app.name }} {
{% if app.framework == "SwiftUI" %}
  {% include "app/navigation.swift" %}
{% else %}
  {% include "app/root.swift" %}
{% endif %}
{% if app.links %}

  /// Opens a deep link{% if app.tabs %}, starting from its tab{% endif %}.
  ///
  /// - Returns: the module that is shown now, or the reason for a failure.
  @discardableResult
  {{ app.access }}func open(_ url: URL) -> LinkResult {
    ModuleLinks(links).open(url, in: {% if app.framework == "SwiftUI" %}navigation{% elif app.start and app.tabs %}roots.current{% else %}window?.rootViewController ?? root{% endif %})
  }
{% endif %}
}
{% if app.links %}

// MARK: - Links

extension {{ app.name }} {
  private var links: [ModuleLink] {
    [
{% for link in app.links %}
      {% include "app/link.swift" %}
{% endfor %}
    ]
  }
}
{% endif %}
{% if app.framework == "SwiftUI" %}

{% include "app/view.swift" %}
{% endif %}
