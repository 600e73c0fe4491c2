{% if member.isMethod %}
{{ access }}{{ member.declaration }} {
  {% include "implementation.swift" %}
}
{% elif not member.isSettable and not member.effects %}
{{ access }}{{ member.header }} {
  {% include "implementation.swift" %}
}
{% else %}
{{ access }}{{ member.header }} {
  get{{ member.effects }} {
    {% include "implementation.swift" %}
  }
{% if member.isSettable %}
  set {
{% if member.implementation == "forward" %}
    {{ member.forward.assignment }}
{% else %}
    {% include "implementation.swift" %}
{% endif %}
  }
{% endif %}
}
{% endif %}
