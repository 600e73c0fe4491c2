{# The call, and what is done once it has come back, with an error or without. #}
{% if forward.defers %}
defer {
  {% include "parts/ended.swift" %}
}
{% if forward.returns %}return {% endif %}{{ forward.call }}
{% elif forward.failure %}
do {% if forward.typedThrows %}{{ forward.typedThrows }} {% endif %}{
  {% include "parts/success.swift" %}
} catch {
  {% include "parts/after.swift", path: forward.failure %}
{% if forward.rethrows %}
  throw error
{% endif %}
}
{% else %}
{% include "parts/success.swift" %}
{% endif %}
