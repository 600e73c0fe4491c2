func makeModule({{ build.parameters | join: ", " }}) -> {{ build.rootType }} {
  {% assign call = build.builder | append: ".build" %}
  {% include "tests/arguments.swift", arguments: build.arguments %}
}
