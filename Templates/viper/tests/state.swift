{# What a view shows is set by the call that should set it. #}
{% include "tests/head.swift", name: state.name, waits: state.waits, fails: state.fails %}
  let {{ state.role }} = {{ state.type }}({{ state.arguments | join: ", " }})
{% for line in state.declarations %}
  {{ line }}
{% endfor %}

  {{ state.call }}

  {% include "tests/expect.swift", condition: state.condition %}
}
