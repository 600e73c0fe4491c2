{# What a view controller refers to, and its initializers. #}
{% for reference in roles.view.late %}
var {{ reference.name }}: ({{ reference.type }})?
{% endfor %}
{% include "parts/kept.swift", role: roles.view %}
{% if roles.view.needs %}

init({{ roles.view.needs | map: "initializerParameter" | join: ", " }}) {
{% for part in roles.view.needs %}
  self.{{ part.name }} = {{ part.name }}
{% endfor %}
  super.init(nibName: nil, bundle: nil)
}
{% if module.ui == "storyboard" %}

/// {% if roles.builder %}{{ roles.builder.name }} creates{% else %}Creates{% endif %} the view from {{ module.name }}.storyboard{% if roles.builder %} with this{% endif %}.
init?(coder: NSCoder, {{ roles.view.needs | map: "initializerParameter" | join: ", " }}) {
{% for part in roles.view.needs %}
  self.{{ part.name }} = {{ part.name }}
{% endfor %}
  super.init(coder: coder)
}
{% endif %}

@available(*, unavailable)
{{ module.componentAccess }}required init?(coder: NSCoder) {
  fatalError("{{ roles.view.name }} is made {% if roles.builder %}by {{ roles.builder.name }}{% else %}in code{% endif %}")
}
{% endif %}
