{# The counter, arguments and handler of a method or accessor. #}
private(set) {{ group.static }}var {{ member.names.callCount }} = 0
{% if member.argType %}
private(set) {{ group.static }}var {{ member.names.argValues }}: [{{ member.argType }}] = []
{% endif %}
{{ group.static }}var {{ member.names.handler }}: ({{ member.handlerType }})?
