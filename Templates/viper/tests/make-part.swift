{% if tests.framework == "xctest" %}@MainActor {% endif %}func {{ part.helper }}({{ part.parameters | join: ", " }}) -> {{ part.type }} {
{% if part.late %}
  {% assign call = "let " | append: part.name | append: " = " | append: part.type %}
  {% include "tests/arguments.swift", arguments: part.arguments %}
{% for late in part.late %}
  {{ part.name }}.{{ late.name }} = {{ late.mock }}
{% endfor %}
  return {{ part.name }}
{% else %}
  {% include "tests/arguments.swift", call: part.type, arguments: part.arguments %}
{% endif %}
}
