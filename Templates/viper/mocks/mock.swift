{# One mock, with a blank line above it. #}

{% if mock.ignoredRules %}
// swift-format-ignore: {{ mock.ignoredRules | join: ", " }}
{% endif %}
{% assign isolation = "nonisolated " %}
{% unless mock.isSendable %}
{% assign isolation = "" %}
{% endunless %}
{% if mock.isOnMainActor %}
@MainActor
{% endif %}
{% if mock.closures %}
{{ isolation }}final class {{ mock.name }} {
  {% include "mocks/closures.swift" %}
  {% include "mocks/plain.swift" %}
}
{% elif mock.members or mock.verbatim or mock.typealiases %}
{{ isolation }}final class {{ mock.name }}: {{ mock.protocols | join: ", " }} {
{% for line in mock.typealiases %}
  {{ line }}
{% endfor %}
{% if mock.typealiases and mock.members %}

{% endif %}
{% if mock.isLocked %}
  {% include "mocks/locked.swift" %}
{% else %}
  {% include "mocks/plain.swift" %}
{% endif %}
{% for verbatim in mock.verbatim %}
{% if mock.members or not forloop.first %}

{% endif %}
  {% include "parts/verbatim.swift", access: "" %}
{% endfor %}
}
{% else %}
{{ isolation }}final class {{ mock.name }}: {{ mock.protocols | join: ", " }} {}
{% endif %}
