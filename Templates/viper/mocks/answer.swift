{# What a mock's method does once the call is recorded. #}
{% assign handler = member.names.handler %}
{% if member.returns or member.isErased or member.throws %}
{% include "mocks/missing.swift" %}
{% else %}
{% if mock.isLocked %}
{% assign handler = member.taken %}
{% endif %}
if {{ group.strict }}, {{ handler }} == nil {
  {% include "mocks/record.swift", before: "" %}
}
{% assign handler = handler | append: "?" %}
{% endif %}
{% assign call = member.tryAwait %}
{% assign end = "" %}
{% for closure in member.nonescapingClosures %}
{% assign call = call | append: "withoutActuallyEscaping(" | append: closure | append: ") { " | append: closure | append: " in " | append: member.tryAwait %}
{% assign end = end | append: " }" %}
{% endfor %}
{% assign arguments = member.arguments | join: ", " %}
{% assign call = call | append: handler | append: "(" | append: arguments | append: ")" | append: end %}
{% if member.erasedError %}
do {
  {% include "mocks/erased.swift" %}
} catch {
  guard let error = error as? {{ member.erasedError }} else {
    {% include "mocks/wrong-type.swift" %}
  }
  throw error
}
{% else %}
{% include "mocks/erased.swift" %}
{% endif %}
