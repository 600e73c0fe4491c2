{# The parts that a builder makes, those that a spec adds first: the others hold them. The router stands between what takes services and what takes inputs, so that branches that add one each don't collide. #}
{% for role in build.added %}
{% include "builder/part.swift" %}
{% endfor %}
{% if roles.interactor and not roles.interactor.isShared %}
{% include "builder/part.swift", role: roles.interactor %}
{% endif %}
{% if roles.router %}
{% include "builder/part.swift", role: roles.router %}
{% endif %}
{% include "builder/part.swift", role: roles.presenter %}
