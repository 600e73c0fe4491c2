{# Nothing holds a part after all of its calls. #}
{% include "tests/head.swift", name: test.name, waits: test.waits, fails: test.fails %}
{% for answer in test.answers %}
  {% include "tests/answer.swift" %}
{% endfor %}
  weak var gone: {{ part.type }}?
  do {
    let {{ part.name }} = {{ part.maker }}
    gone = {{ part.name }}
{% for call in test.calls %}
{% if call.declarations %}
    do {
      {% include "tests/plain-call.swift" %}
    }
{% else %}
    {{ call.statement }}
{% endif %}
{% endfor %}
  }
{% if test.needsToSettle %}
  await settle { gone == nil }
{% endif %}

  {% include "tests/gone.swift", name: "gone" %}
}
