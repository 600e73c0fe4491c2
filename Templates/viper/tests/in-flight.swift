{# A part can go while its task waits, which ends with it where the part holds it. #}
{% include "tests/head.swift", name: test.name, waits: true, fails: test.fails %}
  let (waiting, continuation) = AsyncStream.makeStream(of: Void.self)
  {{ test.mocked.mock }}.{{ test.mocked.names.handler }} = {{ "{" }}{{ test.head }}
    for await _ in waiting {}
{% if test.answer %}
    return {{ test.answer }}
{% endif %}
  }
  weak var gone: {{ part.type }}?
{% if test.running %}
  let call: {{ module.task }}<Void, Never>?
{% endif %}
  do {
    let {{ part.name }} = {{ part.maker }}
    gone = {{ part.name }}
    {% include "tests/plain-call.swift", call: test.call %}
{% if test.running %}
    call = {{ test.running }}
{% endif %}
    {% include "tests/wait.swift", mocked: test.mocked, count: 1 %}
  }

  {% include "tests/gone.swift", name: "gone" %}
{% if test.running %}
  {% include "tests/expect.swift", left: "call?.isCancelled", operator: "==", right: "true" %}
{% endif %}
  continuation.finish()
{% if test.running %}
  await call?.value
{% endif %}
}
