{# The parts that a builder makes, each after those that it is made with. #}
{% unless roles.router.routesParts %}
let {{ roles.router.ownPart }} = {{ roles.router.name }}({{ roles.router.arguments | join: ", " }})
{% endunless %}
{% unless roles.interactor.isShared %}
let {{ roles.interactor.ownPart }} = {{ roles.interactor.name }}({{ roles.interactor.arguments | join: ", " }})
{% endunless %}
{% if roles.router.routesParts %}
let {{ roles.router.ownPart }} = {{ roles.router.name }}({{ roles.router.arguments | join: ", " }})
{% endif %}
let {{ roles.presenter.ownPart }} = {{ roles.presenter.name }}({{ roles.presenter.arguments | join: ", " }})
