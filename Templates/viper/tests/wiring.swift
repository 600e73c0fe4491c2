{# What the builder must have connected, and that nothing of it stays behind. #}
{% if wiring %}
{% assign used = wiring.chain | where: "isUsed" %}
{% include "tests/head.swift", name: "theBuilderConnectsAllParts", waits: false, fails: used %}
  {% include "tests/build.swift", replacements: nil %}
{% for link in wiring.chain %}
{% if link.isUsed %}
  {% include "tests/required.swift" %}
{% endif %}
{% endfor %}
{% for piece in wiring.pieces %}
  let {{ piece.name }} = {{ wiring.root }}.state
{% endfor %}

{% for link in wiring.chain %}
{% unless link.isUsed %}
  {% assign condition = link.path | append: " is " | append: link.type %}
  {% include "tests/expect.swift" %}
{% endunless %}
{% endfor %}
{% for condition in wiring.checks %}
  {% include "tests/expect.swift" %}
{% endfor %}
}
{% if wiring.replacements %}

{% include "tests/head.swift", name: "partsThatAreHandedInReplaceTheModulesOwn", waits: false, fails: wiring.innerChain %}
{% for mock in wiring.mocks %}
  let {{ mock.name }} = {{ mock.type }}()
{% endfor %}
  {% include "tests/build.swift", replacements: wiring.replacements %}
{% for link in wiring.innerChain %}
  {% include "tests/required.swift" %}
{% endfor %}

{% for condition in wiring.replacementChecks %}
  {% include "tests/expect.swift" %}
{% endfor %}
{% for inner in wiring.innerReplacements %}

  let {{ inner.mock }}edView = {{ wiring.builder }}.build({% if wiring.arguments %}{{ wiring.arguments | join: ", " }}, {% endif %}{{ inner.argument }})
{% for condition in inner.conditions %}
  {% include "tests/expect.swift" %}
{% endfor %}
{% endfor %}
}
{% endif %}

{% include "tests/head.swift", name: "nothingOutlivesTheView", waits: false, fails: wiring.chain %}
{% if module.framework == "SwiftUI" %}
{% for piece in wiring.pieces %}
  weak var goneState: {{ piece.type }}?
{% endfor %}
{% else %}
  weak var goneView: {{ wiring.rootType }}?
{% endif %}
{% for link in wiring.chain %}
  weak var gone{{ link.name | capitalize }}: {{ link.type }}?
{% endfor %}
  do {
    {% include "tests/build.swift", replacements: nil %}
{% for link in wiring.chain %}
    {% include "tests/required.swift" %}
{% endfor %}
{% if module.framework == "SwiftUI" %}
{% for piece in wiring.pieces %}
    goneState = {{ wiring.root }}.state
{% endfor %}
{% else %}
    goneView = {{ wiring.root }}
{% endif %}
{% for link in wiring.chain %}
    gone{{ link.name | capitalize }} = {{ link.name }}
{% endfor %}
  }
{% if module.framework == "SwiftUI" %}
{% for piece in wiring.pieces %}
  {% include "tests/expect.swift", condition: "goneState == nil" %}
{% endfor %}
{% else %}
  {% include "tests/expect.swift", condition: "goneView == nil" %}
{% endif %}
{% for link in wiring.chain %}
  {% assign condition = link.name | capitalize | prepend: "gone" | append: " == nil" %}
  {% include "tests/expect.swift" %}
{% endfor %}
}
{% for way in wiring.waysBack %}

{% include "tests/head.swift", name: way.testName, waits: false, fails: true %}
{% for line in wiring.locals %}
  {{ line }}
{% endfor %}
  {% include "tests/required.swift", link: way %}

  {% include "tests/expect.swift", condition: way.condition %}
}
{% endfor %}
{% for call in wiring.lifeCycle %}

{% include "tests/head.swift", name: call.testName, waits: call.waits, fails: false %}
  let {{ call.variable }} = {{ call.mock }}()
  {% assign replacements = call.argument | split: "|" %}
  {% include "tests/build.swift" %}

  {{ wiring.root }}.{{ call.call }}
{% if call.waits %}
  await settle { {{ call.condition }} }
{% endif %}

  {% include "tests/expect.swift", condition: call.condition %}
}
{% endfor %}
{% endif %}
