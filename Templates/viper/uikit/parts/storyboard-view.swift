{% assign arguments = roles.view.arguments %}
{% if isReplaceable %}
{% assign arguments = roles.view.replaceableArguments %}
{% endif %}
let {{ roles.view.key }} = {{ roles.builder.name }}.makeView({{ arguments | join: ", " }})
