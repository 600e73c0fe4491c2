{% include "parts/imports-of.swift", names: project.imports %}
/// The dependencies of all modules. {{ container.name }} implements them.
@MainActor
{{ dependencies.access }}protocol {{ dependencies.name }}{% if dependencies.protocols %}: {{ dependencies.protocols | join: ", " }}{% endif %} {}
