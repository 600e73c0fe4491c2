{# Calls a handler, which may know nothing of the method's generic parameters. #}
{% for value in member.inouts %}
var {{ value.erased }}: {{ value.erasedType }} = {{ value.name }}
{% endfor %}
{% if member.sendsResult %}
// Safe, because no other code uses the handler's result.
nonisolated(unsafe) let {{ member.resultName }} = {{ call }}
{% elif member.returns and (member.inouts or member.erasesResult) %}
let {{ member.resultName }} = {{ call }}
{% elif member.returns %}
return {{ call }}
{% else %}
{{ call }}
{% endif %}
{% for value in member.inouts %}
guard let {{ value.typed }} = {{ value.erased }} as? {{ value.type }} else {
  {% include "mocks/wrong-type.swift" %}
}
{{ value.name }} = {{ value.typed }}
{% endfor %}
{% if member.returns and member.erasesResult %}
guard let {{ member.typedResult }} = {{ member.resultName }} as? {{ member.result }} else {
  {% include "mocks/wrong-type.swift" %}
}
{% if member.sentResult %}
// Safe, because no other code uses the handler's result.
nonisolated(unsafe) let {{ member.sentResult }} = {{ member.typedResult }}
return {{ member.sentResult }}
{% else %}
return {{ member.typedResult }}
{% endif %}
{% elif member.returns and (member.inouts or member.sendsResult) %}
return {{ member.resultName }}
{% endif %}
