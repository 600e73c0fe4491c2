{% if tests.framework == "xctest" %}@MainActor {% endif %}func makeModule({{ build.parameters | join: ", " }}) -> {{ build.type }} {
{% if build.dependencies %}
  let dependencies = DependenciesMock()
{% for own in build.dependencies %}
  dependencies.{{ own.name }} = {{ own.mock }}
{% endfor %}
  {% assign call = "return " | append: build.builder | append: ".build" %}
{% else %}
  {% assign call = build.builder | append: ".build" %}
{% endif %}
  {% include "tests/arguments.swift", arguments: build.arguments %}
}
