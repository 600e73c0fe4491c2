{# Where the screen is drawn, and what the view passes on of a view controller's life. #}
{% assign loads = "viewDidLoad() viewIsReady()" | split: " " %}
{% assign appearances = "viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear" | split: " " %}

{{ access }}override func viewDidLoad() {
  super.viewDidLoad()
{% if roles.router and roles.router.parts %}
  view.stackParts([{{ roles.router.parts | join: ", " }}])
{% endif %}
  {% include "uikit/parts/screen.swift" %}
{% for contract in roles.view.calls %}
{% for member in contract.members %}
{% if member.compoundName in loads and not member.isThrowing and not member.returns %}
  {% include "uikit/parts/lifeCycleCall.swift" %}
{% endif %}
{% endfor %}
{% endfor %}
}
{% for contract in roles.view.calls %}
{% for member in contract.members %}
{% if member.name in appearances and not member.isThrowing and not member.returns %}
{% include "uikit/parts/appearance.swift" %}
{% endif %}
{% endfor %}
{% endfor %}
