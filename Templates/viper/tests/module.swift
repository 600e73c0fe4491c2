{# What the builder must have connected, and that nothing of it stays behind. #}
{% assign used = build.chain | where: "isUsed" %}
{% assign fails = used %}
{% if build.isHidden %}
{% assign fails = true %}
{% endif %}
{% include "tests/head.swift", name: "theBuilderConnectsTheParts", waits: false, fails: fails %}
  {% include "tests/made.swift" %}
{% for link in used %}
  {% include "tests/link.swift" %}
{% endfor %}
{% assign pieces = build.pieces | where: "isUsed" %}
{% for piece in pieces %}
  let {{ piece.name }} = {{ build.root }}.state
{% endfor %}

{% for link in build.chain %}
{% unless link.isUsed or link.isExact %}
  {% include "tests/expect.swift", left: link.path, operator: "is", right: link.type %}
{% endunless %}
{% endfor %}
{% for expectation in build.expectations %}
  {% include "tests/expectation.swift" %}
{% endfor %}
}

{% unless fails %}
{% assign fails = build.chain %}
{% endunless %}
{% include "tests/head.swift", name: "nothingOutlivesTheView", waits: false, fails: fails %}
{% for piece in build.pieces %}
  weak var goneState: {{ piece.type }}?
{% endfor %}
{% if module.framework != "SwiftUI" %}
  weak var goneView: {{ build.rootType }}?
{% endif %}
{% for link in build.chain %}
  weak var gone{{ link.name | capitalize }}: {{ link.type }}?
{% endfor %}
  do {
    {% include "tests/made.swift" %}
{% for link in build.chain %}
    {% include "tests/link.swift" %}
{% endfor %}
{% for piece in build.pieces %}
    goneState = {{ build.root }}.state
{% endfor %}
{% if module.framework != "SwiftUI" %}
    goneView = {{ build.root }}
{% endif %}
{% for link in build.chain %}
    gone{{ link.name | capitalize }} = {{ link.name }}
{% endfor %}
  }

{% for piece in build.pieces %}
  {% include "tests/gone.swift", name: "goneState" %}
{% endfor %}
{% if module.framework != "SwiftUI" %}
  {% include "tests/gone.swift", name: "goneView" %}
{% endif %}
{% for link in build.chain %}
  {% assign name = link.name | capitalize | prepend: "gone" %}
  {% include "tests/gone.swift" %}
{% endfor %}
}
{% for reference in build.weakReferences %}

{% include "tests/head.swift", name: reference.testName, waits: false, fails: true %}
  {% assign value = reference.path | append: " as? " | append: reference.type %}
  {% include "tests/unwrap.swift", name: reference.name %}

  {% include "tests/expectation.swift", expectation: reference.expectation %}
}
{% endfor %}
