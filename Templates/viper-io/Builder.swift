{% include "builder/imports.swift" %}
/// {{ roles.builder.summary }}
@MainActor
{{ module.access }}enum {{ roles.builder.name }} {
  /// Makes a view and configures it.
{% if module.framework == "SwiftUI" %}
  ///
  /// - Parameter navigation: the place that the module gets; without one it can lead nowhere.
{% endif %}
  {% include "builder/build.swift", access: module.access, isReplaceable: false %}

{% if module.framework == "SwiftUI" %}
  /// Connects the state of a view that exists already with the other parts, which it keeps alive.
{% else %}
  /// Connects a view that exists already with the other parts, which it keeps alive.
{% endif %}
{% if module.framework == "SwiftUI" %}
{% assign viewInput = roles.viewState %}
{% assign access = "" %}
{% else %}
{% assign viewInput = roles.view %}
{% assign access = module.access %}
{% endif %}
  {{ access }}static func configureModuleForViewInput(
    viewInput {{ viewInput.key }}: {{ viewInput.name }}{% if build.parameters %},{% endif %}
{% for parameter in build.parameters %}
    {{ parameter }}{% unless forloop.last %},{% endunless %}
{% endfor %}
  ) {
    {% include "builder/configure.swift", isReplaceable: false %}
  }
{% if module.ui == "storyboard" %}

  {% include "uikit/storyboard.swift" %}
{% endif %}
}
