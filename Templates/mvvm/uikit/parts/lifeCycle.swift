{# Where the screen is drawn, where the view starts to follow its view model, and what it passes on of its life. #}
{% assign follow = "" %}
{% if module.state and module.wrapper %}
{% assign follow = "bind()" %}
{% elif module.state %}
{% assign follow = "follow()" %}
{% endif %}
{% assign calls = contract.viewModel.members | where: "isThrowing", false | where: "returns", false %}
{% assign loads = calls | where: "compoundName", "viewDidLoad()" %}
{% assign parts = "" %}
{% if roles.router and roles.router.parts %}
{% assign parts = roles.router.parts | join: ", " %}
{% endif %}

{{ access }}override func viewDidLoad() {
  super.viewDidLoad()
{% if parts %}
  view.stackParts([{{ parts }}])
{% endif %}
{% if follow %}
  {{ follow }}
{% endif %}
  {% include "uikit/parts/screen.swift" %}
{% for member in loads %}
  {% include "uikit/parts/lifeCycleCall.swift", contract: contract.viewModel %}
{% endfor %}
}
{% assign appearances = "viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear" | split: " " %}
{% for member in calls %}
{% if member.name in appearances %}
{% include "uikit/parts/appearance.swift", contract: contract.viewModel %}
{% endif %}
{% endfor %}
