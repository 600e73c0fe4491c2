{% if app.start and app.tabs %}
/// The navigation: the start module, or the tabs that replace it.
{{ app.access }}let navigation: NavigationState
{% elif app.tabs %}
/// The navigation of all tabs.
{{ app.access }}let navigation = NavigationState()
{% else %}
/// The navigation of the app.
{{ app.access }}let navigation: NavigationState
{% endif %}

{{ app.access }}init({% if app.dependencies %}dependencies: any {{ app.dependencies }}{% endif %}) {
{% if app.start and app.tabs %}
  navigation = NavigationState {
    {% include "app/screen.swift", start: app.start, before: "", after: "" %}
  } tabs: { navigation in
    {% include "app/tabs.swift" %}
  }
{% elif app.tabs %}
  {% include "app/tabs.swift" %}
{% else %}
  {% include "app/screen.swift", start: app.start, before: "navigation = NavigationState { ", after: " }" %}
{% endif %}
}
