{% assign names = project.imports %}
{% for name in names %}
import {{ name }}
{% endfor %}
{% if names %}

{% endif %}
{% for name in tests.modules %}
@testable import {{ name }}
{% endfor %}

/// Stands in for what the modules depend on; a test replaces what it asks.
@MainActor
final class DependenciesMock{% if dependencies.conformances %}: {{ dependencies.conformances | join: ", " }}{% endif %} {
{% for field in dependencies.fields %}
{% if field.value %}
  var {{ field.declaration }} = {{ field.value }}
{% else %}
{% assign sentence = "no value for '" | append: field.name | append: "': set it, or name a sample" %}
  lazy var {{ field.declaration }} = {
    fatalError({{ sentence | quote }})
  }()
{% endif %}
{% endfor %}
}
