{# The function that makes a module; with `isReplaceable` it takes its parts from outside, too. #}
{% assign parameters = build.parameters %}
{% if isReplaceable %}
{% for part in build.replaceable %}
{% assign parameters = parameters | push: part.parameter %}
{% endfor %}
{% endif %}
{% assign type = build.type %}
{% if isReplaceable %}
{% assign type = roles.view.name %}
{% endif %}
{% if parameters.count > 1 %}
{{ access }}static func build(
{% for parameter in parameters %}
  {{ parameter }}{% unless forloop.last %},{% endunless %}
{% endfor %}
) -> {{ type }} {
{% else %}
{{ access }}static func build({{ parameters | join: ", " }}) -> {{ type }} {
{% endif %}
  {% include "builder/module.swift" %}
}
