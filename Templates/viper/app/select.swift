{# Shows the tabs instead of the start module, and selects one without loading the others. #}
{% if shown.tab != nil %}
{% if app.start %}
app.{% if app.framework == "SwiftUI" %}navigation{% else %}roots{% endif %}.showTabs()
{% endif %}
{% if selects and shown.tab > 0 %}
{% if app.start %}
(app.roots.current as? UITabBarController)?.selectedIndex = {{ shown.tab }}
{% else %}
app.root.selectedIndex = {{ shown.tab }}
{% endif %}
{% endif %}
{% endif %}
