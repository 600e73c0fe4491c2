{# A protocol of `members`, and an extension with the calls that default values allow. #}
{% if members %}
{{ access }}{{ isolation }}protocol {{ name }}: {{ inherits }} {
  {% include "parts/requirements.swift" %}
}
{% else %}
{{ access }}{{ isolation }}protocol {{ name }}: {{ inherits }} {}
{% endif %}
{% if overloads %}

{{ isolation }}extension {{ name }} {
{% for overload in overloads %}
{% if not forloop.first %}

{% endif %}
  {{ access }}{{ overload.declaration }} {
    {{ overload.call }}
  }
{% endfor %}
}
{% endif %}
