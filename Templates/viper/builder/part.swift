{% assign arguments = role.arguments %}
{% if isReplaceable %}
{% assign arguments = role.replaceableArguments %}
{% endif %}
let {{ role.key }} = {{ role.name }}({{ arguments | join: ", " }})
