import Foundation

/// {{ roles.logic.summary }}
struct {{ roles.logic.name }}: {{ contract.asked.name }} {
{% for member in contract.asked.members %}
  {{ member.declaration }} {
{% if member.implementation == "body" %}
    {{ member.body }}
{% else %}
    fatalError("{{ member.owner }}.{{ member.compoundName }} is not written yet")
{% endif %}
  }
{% endfor %}
}
