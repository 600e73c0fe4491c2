{# A component, as another one holds it. #}
{% if link.isExact %}
let {{ link.name }} = {{ link.path }}
{% else %}
{% assign value = link.path | append: " as? " | append: link.type %}
{% include "tests/unwrap.swift", name: link.name %}
{% endif %}
