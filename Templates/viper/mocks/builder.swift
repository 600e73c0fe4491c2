/// {{ roles.builder.name }} with parameters for the components that tests replace.
@MainActor
enum {{ roles.builder.name }}Mock {
  {% include "builder/build.swift", access: "", isReplaceable: true %}
}
