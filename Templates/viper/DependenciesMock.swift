{% assign failure = "DependenciesMockFailure" %}
{% assign failing = dependencies.fields | where: "value", "" %}
{% include "mocks/imports.swift", names: project.imports, types: project.testTypeImports, needsLock: false, canFail: failing %}
{% assign others = project.testTypeImports | where: "isTestable", false %}
{% if project.imports or others or failing %}

{% endif %}
{% for name in tests.modules %}
@testable import {{ name }}
{% endfor %}
{% for type in project.testTypeImports | where: "isTestable" %}
@testable import {{ type.kind }} {{ type.path }}
{% endfor %}

/// A mock of all dependencies. Tests replace the services that they check.
@MainActor
final class DependenciesMock{% if dependencies.conformances %}: {{ dependencies.conformances | join: ", " }}{% endif %} {
{% for field in dependencies.fields %}
{% if field.value %}
  var {{ field.declaration }} = {{ field.value }}
{% else %}
{% assign sentence = "no value for '" | append: field.name | append: "': set it, or name a sample" %}
  lazy var {{ field.declaration }} = {
    {{ failure }}.stop({{ sentence | quote }})
  }()
{% endif %}
{% endfor %}
}
{% if failing %}
{% include "mocks/failure.swift" %}
{% endif %}
