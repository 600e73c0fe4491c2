{# A struct inside another one. #}
{% if inner.doc %}
{% include "parts/doc.swift", lines: inner.doc, otherwise: "" %}
{% endif %}
{{ access }}struct {{ inner.name }}: {{ inner.conformances | join: ", " }} {% if inner.fields or access %}{
  {% include "parts/fields.swift", value: inner %}
}{% else %}{}{% endif %}
