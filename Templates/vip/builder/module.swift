{% for role in build.added %}
{% include "builder/part.swift" %}
{% endfor %}
{% if roles.presenter %}
{% include "builder/part.swift", role: roles.presenter %}
{% endif %}
{% if roles.interactor %}
{% include "builder/part.swift", role: roles.interactor %}
{% endif %}
{% if roles.router %}
{% include "builder/part.swift", role: roles.router %}
{% endif %}
{% include "builder/part.swift", role: roles.view %}
{% include "builder/wires.swift" %}
return {{ roles.view.key }}
