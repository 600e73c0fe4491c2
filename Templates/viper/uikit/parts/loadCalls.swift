{# What the view passes on once it is loaded. #}
{% for contract in roles.view.calls %}
{% for member in contract.members %}
{% if member.compoundName in loads and not member.isThrowing and not member.returns %}
{% include "uikit/parts/lifeCycleCall.swift" %}
{% endif %}
{% endfor %}
{% endfor %}
