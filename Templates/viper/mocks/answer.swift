{# What a mock's method does once the call is recorded. #}
{% if not member.isErased %}
{% if member.returns %}
{% include "mocks/missing.swift" %}
return {{ member.awaitedCall }}
{% else %}
{{ member.awaitedCall }}
{% endif %}
{% else %}
{% if member.returns %}
{% include "mocks/missing.swift" %}
{% else %}
guard {{ member.binding }} else { return }
{% endif %}
{% if member.erasedError %}
do {
  {% include "mocks/erased.swift" %}
} catch {
  guard let error = error as? {{ member.erasedError }} else {
    fatalError({{ member.wrongType | quote }})
  }
  throw error
}
{% else %}
{% include "mocks/erased.swift" %}
{% endif %}
{% endif %}
