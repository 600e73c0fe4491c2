{# Nothing holds a part after all of its calls. #}
{% include "tests/head.swift", name: test.name, waits: test.waits, fails: test.fails %}
{% for line in test.answers %}
  {{ line }}
{% endfor %}
  weak var gone: {{ part.type }}?
  do {
    let {{ part.name }} = {{ part.maker }}
    gone = {{ part.name }}
{% for call in test.calls %}
{% if call.isScoped %}
    do {
{% for line in call.lines %}
      {{ line }}
{% endfor %}
    }
{% else %}
{% for line in call.lines %}
    {{ line }}
{% endfor %}
{% endif %}
{% endfor %}
  }
{% if test.needsToSettle %}
  await settle { gone == nil }
{% endif %}

  {% include "tests/gone.swift", name: "gone" %}
}
