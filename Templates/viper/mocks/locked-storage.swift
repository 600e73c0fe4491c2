{# What the lock of a mock protects for one member. #}
{% if member.accessors %}
{% for accessor in member.accessors %}
{% include "mocks/stored-calls.swift" with accessor as member %}
{% endfor %}
{% elif member.isMethod or member.effects %}
{% include "mocks/stored-calls.swift" %}
{% else %}
var {{ member.names.callCount }} = 0
{% if member.isSettable %}
var {{ member.names.setCallCount }} = 0
{% endif %}
var {{ member.names.storage }}: {{ member.storageType }}{% if member.default and not member.isOptional %} = {{ member.default }}{% endif %}
{% endif %}
