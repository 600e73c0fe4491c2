{# What the view passes on of a view controller's life. #}
{% assign loads = "viewDidLoad() viewIsReady()" | split: " " %}
{% assign appearances = "viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear" | split: " " %}
{% assign isLoaded = false %}
{% if roles.router and roles.router.parts %}
{% assign isLoaded = true %}

{{ access }}override func viewDidLoad() {
  super.viewDidLoad()
  view.stackParts([{{ roles.router.parts | join: ", " }}])
  {% include "uikit/parts/loadCalls.swift" %}
}
{% endif %}
{% for contract in roles.view.calls %}
{% for member in contract.members %}
{% if not member.isThrowing and not member.returns %}
{% if member.compoundName in loads and not isLoaded %}
{% assign isLoaded = true %}

{{ access }}override func viewDidLoad() {
  super.viewDidLoad()
  {% include "uikit/parts/loadCalls.swift" %}
}
{% endif %}
{% if member.name in appearances %}
{% include "uikit/parts/appearance.swift" %}
{% endif %}
{% endif %}
{% endfor %}
{% endfor %}
