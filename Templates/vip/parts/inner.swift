{# A struct inside another one. #}
{% include "parts/doc.swift", lines: inner.doc, otherwise: "" %}
{{ access }}struct {{ inner.name }}: {{ inner.conformances | join: ", " }} {% if inner.fields or access %}{
  {% include "parts/fields.swift", value: inner %}
}{% else %}{}{% endif %}
