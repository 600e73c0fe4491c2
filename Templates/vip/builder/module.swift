{% for role in build.added %}
{% include "builder/part.swift" %}
{% endfor %}
{% include "builder/part.swift", role: roles.presenter %}
{% include "builder/part.swift", role: roles.interactor %}
{% if roles.router %}
{% include "builder/part.swift", role: roles.router %}
{% endif %}
{% include "builder/part.swift", role: roles.view %}
{% include "builder/wires.swift" %}
return {{ roles.view.key }}
