{% if member.isMethod %}
{{ access }}{{ member.declaration }} {
  {% include "parts/implementation.swift" %}
}
{% elif not member.isSettable and not member.effects %}
{{ access }}{{ member.header }} {
  {% include "parts/implementation.swift" %}
}
{% else %}
{{ access }}{{ member.header }} {
  get{{ member.effects }} {
    {% include "parts/implementation.swift" %}
  }
{% if member.isSettable %}
  set {
{% if member.implementation == "forward" %}
    {{ member.forward.assignment }}
{% else %}
    {% include "parts/implementation.swift" %}
{% endif %}
  }
{% endif %}
}
{% endif %}
