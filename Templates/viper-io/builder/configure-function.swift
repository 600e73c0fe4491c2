{{ access }}static func configureModuleForViewInput(
  viewInput {{ viewInput.key }}: {{ viewInput.name }}{% if build.parameters %},{% endif %}
{% for parameter in build.parameters %}
  {{ parameter }}{% unless forloop.last %},{% endunless %}
{% endfor %}
) {
  {% include "builder/configure.swift", isReplaceable: false %}
}
