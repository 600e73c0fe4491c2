{# What the module depends on; modules that open each other share a protocol. #}
/// {{ module.dependencies.summary }}
{% if module.dependencies.sharedWith %}
{{ module.dependencies.access }}typealias {{ module.dependencies.name }} = {{ module.dependencies.sharedWith }}
{% else %}
@MainActor
{% assign inherits = "" %}
{% if module.dependencies.inherits %}
{% assign inherits = module.dependencies.inherits | join: ", " | prepend: ": " %}
{% endif %}
{% if module.dependencies.fields %}
{{ module.dependencies.access }}protocol {{ module.dependencies.name }}{{ inherits }} {
{% for field in module.dependencies.fields %}
  var {{ field.declaration }} { get }
{% endfor %}
}
{% else %}
{{ module.dependencies.access }}protocol {{ module.dependencies.name }}{{ inherits }} {}
{% endif %}
{% endif %}
