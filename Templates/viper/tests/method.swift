{# A method of a part does what the spec says. #}
{% include "tests/head.swift", name: test.name, waits: test.waits, fails: test.fails %}
{% for line in test.setup %}
  {{ line }}
{% endfor %}
  let {{ part.name }} = {{ part.maker }}
{% for line in test.declarations %}
  {{ line }}
{% endfor %}

  {{ test.call }}
{% if test.settled %}
  await settle { {{ test.settled }} == 1 }
{% endif %}

{% for expectation in test.expectations %}
  {% include "tests/expect.swift" %}
{% endfor %}
}
