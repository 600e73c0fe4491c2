{# The tests of one component that viper-gen implements. #}
{% for test in part.tests %}
{% unless isFirst and forloop.first %}

{% endunless %}
{% include "tests/head.swift", name: test.name, waits: test.waits, fails: test.fails %}
  let parts = {{ part.fixture.name }}()
{% for line in test.setup %}
  {{ line }}
{% endfor %}
{% for line in test.declarations %}
  {{ line }}
{% endfor %}

  {{ test.call }}
{% if test.settled %}
  await settle { {{ test.settled }} }
{% endif %}

{% for condition in test.conditions %}
  {% include "tests/expect.swift" %}
{% endfor %}
}
{% endfor %}
{% if part.calls %}
{% if part.tests or not isFirst %}

{% endif %}
{% assign name = part.role | capitalize | prepend: "nothingIsLeftOfThe" | append: "AfterItsCalls" %}
{% include "tests/head.swift", waits: part.waits, fails: part.fails %}
{% for gone in part.gone %}
  weak var gone{{ gone.name | capitalize }}: {{ gone.type }}?
{% endfor %}
  do {
    let parts = {{ part.fixture.name }}()
{% for gone in part.gone %}
    gone{{ gone.name | capitalize }} = parts.{{ gone.name }}
{% endfor %}
{% for line in part.answers %}
    {{ line }}
{% endfor %}
{% for call in part.calls %}
{% if call.declarations %}
    do {
{% for line in call.declarations %}
      {{ line }}
{% endfor %}
      {{ call.call }}
    }
{% else %}
    {{ call.call }}
{% endif %}
{% endfor %}
  }
{% if part.needsToSettle %}
  await settle { {% for gone in part.gone %}gone{{ gone.name | capitalize }} == nil{% unless forloop.last %} && {% endunless %}{% endfor %} }
{% endif %}
{% for gone in part.gone %}
  {% assign condition = gone.name | capitalize | prepend: "gone" | append: " == nil" %}
  {% include "tests/expect.swift" %}
{% endfor %}
}
{% endif %}
{% for flight in part.flights %}

{% include "tests/head.swift", name: flight.name, waits: true, fails: flight.fails %}
{% for gone in part.gone %}
  weak var gone{{ gone.name | capitalize }}: {{ gone.type }}?
{% endfor %}
  let (flight, landing) = AsyncStream.makeStream(of: Void.self)
  do {
    let parts = {{ part.fixture.name }}()
{% for gone in part.gone %}
    gone{{ gone.name | capitalize }} = parts.{{ gone.name }}
{% endfor %}
    {{ flight.setup | indent: 4 }}
{% for line in flight.declarations %}
    {{ line }}
{% endfor %}
    {{ flight.call }}
    await settle { {{ flight.settled }} }
    {% include "tests/expect.swift", condition: flight.settled %}
  }
{% for gone in part.gone %}
{% if gone.name != flight.target %}
  {% assign condition = gone.name | capitalize | prepend: "gone" | append: " == nil" %}
  {% include "tests/expect.swift" %}
{% endif %}
{% endfor %}

  landing.finish()
  {% assign condition = flight.target | capitalize | prepend: "gone" | append: " == nil" %}
  await settle { {{ condition }} }
  {% include "tests/expect.swift" %}
}
{% endfor %}
