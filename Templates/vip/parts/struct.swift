{# A struct among the values of a use case. #}
{% if value.doc or otherwise %}
{% include "parts/doc.swift", lines: value.doc %}
{% endif %}
{% if value.fields or value.nested or module.access %}
{{ module.access }}struct {{ value.name }}: {{ value.conformances | join: ", " }} {
{% for inner in value.nested %}
  {% include "parts/inner.swift" %}

{% endfor %}
  {% include "parts/fields.swift" %}
}
{% else %}
struct {{ value.name }}: {{ value.conformances | join: ", " }} {}
{% endif %}
