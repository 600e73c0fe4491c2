{# The parts that a builder makes, each after those that it is made with. #}
{% if roles.router and not roles.router.routesParts %}
{% include "builder/part.swift", role: roles.router %}
{% endif %}
{% if roles.interactor and not roles.interactor.isShared %}
{% include "builder/part.swift", role: roles.interactor %}
{% endif %}
{% if roles.router and roles.router.routesParts %}
{% include "builder/part.swift", role: roles.router %}
{% endif %}
{% include "builder/part.swift", role: roles.presenter %}
