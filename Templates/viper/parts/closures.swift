{# The output as a struct of closures. #}
/// {{ module.output.summary }}
@MainActor
{{ module.access }}struct {{ module.output.name }} {
{% for member in module.output.members %}
  {% include "parts/doc.swift", lines: member.doc, otherwise: "" %}
  {{ module.access }}let {{ member.identifier }}: {{ member.closureType }}
{% endfor %}
{% if module.access %}

  {{ module.access }}init({% for member in module.output.members %}{{ member.identifier }}: @escaping {{ member.closureType }}{% unless forloop.last %}, {% endunless %}{% endfor %}) {
{% for member in module.output.members %}
    self.{{ member.name }} = {{ member.identifier }}
{% endfor %}
  }
{% endif %}
}
