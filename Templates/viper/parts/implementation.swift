{% if member.implementation == "yours" %}
fatalError("{{ member.owner }}.{{ member.compoundName }} is not written yet")
{% elif member.implementation == "body" %}
#sourceLocation(file:{{ member.file | quote }},line:{{ member.line }})
{{ member.body }}
#sourceLocation()
{% elif member.implementation == "route" %}
{% include "parts/route.swift", route: member.route %}
{% elif member.forward.needsTask %}
Task { [weak self] in
  {% include "parts/attempt.swift", call: member.forward.selfCall, handler: member.forward.selfHandler, typed: member.forward.typedThrows %}
}
{% else %}
{% include "parts/attempt.swift", call: member.forward.call, handler: member.forward.handler, typed: "" %}
{% endif %}
