{# What a link reads from a URL, and how it goes from module to module. #}
ModuleLink({{ link.pattern | quote }}, to: {{ link.module | quote }}) { ({{ link.visit }}) throws(LinkFailure) in
{% for value in link.values %}
  let {{ value.name }} = try {{ link.visit }}.{% if value.isOptional %}readIfPresent{% else %}read{% endif %}({{ value.key | quote }}, as: {{ value.type }}.self{% if value.reader %}, by: {{ value.reader }}{% endif %})
{% endfor %}
  try {{ link.visit }}.start(with: {{ link.start.module | quote }}, {% if link.start.isHidden %}named: {{ link.start.screen | quote }}{% else %}{{ link.start.screen }}.self{% endif %}{% if link.tab %}, tab: {{ link.tab }}{% endif %})
{% for step in link.steps %}
  try {{ link.visit }}.router(of: {{ step.module | quote }}, as: (any {{ step.contract }}).self).{{ step.call }}
{% endfor %}
}{% unless app.links.count == 1 %},{% endunless %}
