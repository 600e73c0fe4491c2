{# A call of the view's life reaches the part behind it. #}
{% include "tests/head.swift", name: test.name, waits: test.waits, fails: false %}
  let {{ test.part.name }} = {{ test.part.maker }}

  {{ test.part.name }}.{{ test.call }}
{% if test.waits %}
  {% include "tests/wait.swift", mocked: test.expectation.mocked, count: 1 %}
{% endif %}

  {% include "tests/expectation.swift", expectation: test.expectation %}
}
