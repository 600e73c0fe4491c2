{# A part can go while its task waits. #}
{% include "tests/head.swift", name: test.name, waits: true, fails: test.fails %}
  let (flight, landing) = AsyncStream.makeStream(of: Void.self)
  {{ test.mocked.mock }}.{{ test.mocked.names.handler }} = {{ "{" }}{{ test.head }}
    for await _ in flight {}
  }
  weak var gone: {{ part.type }}?
  do {
    let {{ part.name }} = {{ part.maker }}
    gone = {{ part.name }}
    {% include "tests/plain-call.swift", call: test.call %}
    {% include "tests/wait.swift", mocked: test.mocked %}
  }

  {% include "tests/gone.swift", name: "gone" %}
  landing.finish()
}
