{# A struct among the values of a use case. #}
{% if value.doc or otherwise %}
{% include "doc.swift", lines: value.doc %}
{% endif %}
{% if value.fields or value.nested or module.access %}
{{ module.access }}struct {{ value.name }}: {{ value.conformances | join: ", " }} {
{% for inner in value.nested %}
  {% include "inner.swift" %}

{% endfor %}
  {% include "fields.swift" %}
}
{% else %}
struct {{ value.name }}: {{ value.conformances | join: ", " }} {}
{% endif %}
