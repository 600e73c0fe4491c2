{# The members of `role` that its class has without a protocol. #}
{% for contract in role.contracts %}
{% unless contract.hasProtocol or contract.isHelpers %}
{% for member in contract.implemented %}

{% include "parts/member.swift", access: "" %}
{% endfor %}
{% for verbatim in contract.verbatim %}

{% include "parts/verbatim.swift", access: "" %}
{% endfor %}
{% endunless %}
{% endfor %}
