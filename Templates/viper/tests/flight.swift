{# A part can go while its task waits. #}
{% include "tests/head.swift", name: test.name, waits: true, fails: test.fails %}
  let (flight, landing) = AsyncStream.makeStream(of: Void.self)
  {{ test.handler }} = {{ "{" }}{{ test.head }}
    for await _ in flight {}
  }
  weak var gone: {{ part.type }}?
  do {
    let {{ part.name }} = {{ part.maker }}
    gone = {{ part.name }}
{% for line in test.lines %}
    {{ line }}
{% endfor %}
    await settle { {{ test.settled }} == 1 }
  }

  {% include "tests/gone.swift", name: "gone" %}
  landing.finish()
}
