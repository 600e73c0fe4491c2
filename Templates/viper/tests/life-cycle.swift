{# A call of the view's life reaches the part behind it. #}
{% include "tests/head.swift", name: test.name, waits: test.waits, fails: false %}
  let {{ test.part.name }} = {{ test.part.maker }}

  {{ test.part.name }}.{{ test.call }}
{% if test.waits %}
  await settle { {{ test.count }} == 1 }
{% endif %}

  {% include "tests/expect.swift", expectation: test.expectation %}
}
