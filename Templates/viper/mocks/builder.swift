/// {{ roles.builder.name }} that takes parts from outside, so that a test can replace any of them.
@MainActor
enum {{ roles.builder.name }}Mock {
  {% include "builder/build.swift", access: "", isReplaceable: true %}
}
