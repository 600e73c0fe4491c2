{# The counter, arguments and handler of a method or accessor. #}
var {{ member.names.callCount }} = 0
{% if member.argType %}
var {{ member.names.argValues }}: [{{ member.argType }}] = []
{% endif %}
var {{ member.names.handler }}: ({{ member.handlerType }})?
