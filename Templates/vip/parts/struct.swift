{# A struct among the values of a use case. #}
{% include "parts/doc.swift", lines: value.doc %}
{{ access }}struct {{ value.name }}: {{ value.conformances | join: ", " }} {% if value.fields or value.nested or access %}{
{% for inner in value.nested %}
  {% include "parts/inner.swift" %}

{% endfor %}
  {% include "parts/fields.swift" %}
}{% else %}{}{% endif %}
