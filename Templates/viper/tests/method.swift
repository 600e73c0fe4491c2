{# One behavior of an asynchronous call. #}
{% include "tests/head.swift", name: test.name, waits: test.waits, fails: test.fails %}
{% for constant in test.constants %}
  {% include "tests/declaration.swift", variable: constant %}
{% endfor %}
{% for answer in test.answers %}
  {% include "tests/answer.swift" %}
{% endfor %}
  let {{ part.name }} = {{ part.maker }}
{% for variable in test.declarations %}
  {% include "tests/declaration.swift" %}
{% endfor %}

{% for step in test.steps %}
  {{ step }}
{% endfor %}
{% if test.settled %}
  {% include "tests/wait.swift", mocked: test.settled.mocked, count: test.settled.count %}
{% endif %}

{% for expectation in test.expectations %}
  {% include "tests/expectation.swift" %}
{% endfor %}
}
