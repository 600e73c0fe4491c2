{# The parts that a builder makes, each after those that it is made with. #}
{% if roles.router and not roles.router.routesParts %}
let {{ roles.router.ownPart }} = {{ roles.router.name }}({{ roles.router.arguments | join: ", " }})
{% endif %}
{% if roles.interactor and not roles.interactor.isShared %}
let {{ roles.interactor.ownPart }} = {{ roles.interactor.name }}({{ roles.interactor.arguments | join: ", " }})
{% endif %}
{% if roles.router and roles.router.routesParts %}
let {{ roles.router.ownPart }} = {{ roles.router.name }}({{ roles.router.arguments | join: ", " }})
{% endif %}
let {{ roles.presenter.ownPart }} = {{ roles.presenter.name }}({{ roles.presenter.arguments | join: ", " }})
