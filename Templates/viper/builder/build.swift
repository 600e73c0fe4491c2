{# The function that makes a module; with `isReplaceable` it takes its parts from outside, too. #}
{% assign parameters = build.parameters %}
{% if isReplaceable %}
{% for part in build.replaceable %}
{% assign parameters = parameters | push: part.parameter %}
{% endfor %}
{% endif %}
{% if parameters.count > 1 %}
{{ access }}static func build(
{% for parameter in parameters %}
  {{ parameter }}{% unless forloop.last %},{% endunless %}
{% endfor %}
) -> {{ roles.view.name }} {
{% else %}
{{ access }}static func build({{ parameters | join: ", " }}) -> {{ roles.view.name }} {
{% endif %}
  {% include "builder/module.swift" %}
}
