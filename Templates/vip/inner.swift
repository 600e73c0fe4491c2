{# A struct inside another one. #}
{% if inner.doc %}
{% include "doc.swift", lines: inner.doc, otherwise: "" %}
{% endif %}
{{ module.access }}struct {{ inner.name }}: {{ inner.conformances | join: ", " }} {
  {% include "fields.swift", value: inner %}
}
