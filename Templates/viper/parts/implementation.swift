{% include "parts/cancelled.swift" %}
{% if member.implementation == "yours" %}
fatalError("{{ member.owner }}.{{ member.compoundName }} is not written yet")
{% elif member.implementation == "body" %}
{% if member.file %}
#sourceLocation(file:{{ member.file | quote }},line:{{ member.line }})
{{ member.body }}
#sourceLocation()
{% else %}
{{ member.body }}
{% endif %}
{% elif member.implementation == "route" %}
{% include "parts/route.swift", route: member.route %}
{% elif member.implementation == "forward" %}
{% include "parts/forward.swift", forward: member.forward %}
{% endif %}
