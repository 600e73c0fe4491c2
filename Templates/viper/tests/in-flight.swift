{# A component can go while a call of it waits, and ends the task that it holds. #}
{% include "tests/head.swift", name: test.name, waits: true, fails: test.fails %}
{% for answer in test.answers %}
  {% include "tests/answer.swift" %}
{% endfor %}
{% for variable in test.declarations %}
  {% include "tests/declaration.swift" %}
{% endfor %}
  weak var gone: {{ part.type }}?
{% if test.running %}
  let call: {{ module.task }}<Void, Never>?
{% endif %}
  do {
    let {{ part.name }} = {{ part.maker }}
    gone = {{ part.name }}
    {{ test.call }}
{% if test.running %}
    call = {{ test.running }}
{% endif %}
    {% include "tests/wait.swift", mocked: test.mocked, count: 1 %}
  }

  {% include "tests/gone.swift", name: "gone" %}
{% if test.running %}
  {% include "tests/expect.swift", left: "call?.isCancelled", operator: "==", right: "true" %}
{% endif %}
}
