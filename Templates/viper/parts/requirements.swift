{# The members of a protocol, those with a doc comment set apart by blank lines. #}
{% for member in members %}
{% if member.doc %}
{% if not forloop.first %}

{% endif %}
{% include "parts/doc.swift", lines: member.doc, otherwise: "" %}
{% endif %}
{{ member.declaration }}
{% endfor %}
