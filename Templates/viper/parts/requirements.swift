{# The members of a protocol, those with a doc comment set apart by blank lines. #}
{% assign isApart = false %}
{% for member in members %}
{% if isApart or member.doc %}
{% if not forloop.first %}

{% endif %}
{% endif %}
{% assign isApart = member.doc %}
{% include "parts/doc.swift", lines: member.doc, otherwise: "" %}
{{ member.declaration }}
{% endfor %}
