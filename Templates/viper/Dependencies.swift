{% include "parts/imports-of.swift", names: project.imports %}
/// What all modules depend on: {{ container.name }} has it.
@MainActor
{{ dependencies.access }}protocol {{ dependencies.name }}{% if dependencies.protocols %}: {{ dependencies.protocols | join: ", " }}{% endif %} {}
