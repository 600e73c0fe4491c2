{# The class or actor of a mock. #}
{% if mock.ignoredRules %}
// swift-format-ignore: {{ mock.ignoredRules | join: ", " }}
{% endif %}
{% assign isolation = "nonisolated " %}
{% if not mock.isSendable or mock.kind == "actor" %}
{% assign isolation = "" %}
{% endif %}
{% assign where = "" %}
{% if mock.where %}
{% assign where = " " | append: mock.where %}
{% endif %}
{% if mock.isOnMainActor %}
@MainActor
{% endif %}
{% if mock.closures %}
{{ isolation }}final class {{ mock.name }} {
  {% include "mocks/closures.swift" %}
  {% include "mocks/plain.swift" %}
}
{% elif mock.groups or mock.verbatim or mock.head %}
{{ isolation }}{{ mock.kind }} {{ mock.name }}{{ mock.generics }}: {{ mock.protocols | join: ", " }}{{ where }} {
{% for line in mock.head %}
{% if line %}
  {{ line }}
{% else %}

{% endif %}
{% endfor %}
{% if mock.head and mock.groups %}

{% endif %}
{% if mock.isLocked %}
  {% include "mocks/locked.swift" %}
{% else %}
  {% include "mocks/plain.swift" %}
{% endif %}
{% for verbatim in mock.verbatim %}
{% if mock.groups or not forloop.first %}

{% endif %}
  {% include "parts/verbatim.swift", access: "" %}
{% endfor %}
}
{% else %}
{{ isolation }}{{ mock.kind }} {{ mock.name }}{{ mock.generics }}: {{ mock.protocols | join: ", " }}{{ where }} {}
{% endif %}
