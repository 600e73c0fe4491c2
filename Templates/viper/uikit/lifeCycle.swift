{# What the view passes on to its presenter of a view controller's life. #}
{% assign lifeCycle = "viewDidLoad() viewWillAppear() viewDidAppear() viewWillDisappear() viewDidDisappear()" | split: " " %}
{% if roles.router.parts %}

{{ access }}override func viewDidLoad() {
  super.viewDidLoad()
  view.stackParts([{{ roles.router.parts | join: ", " }}])
{% for member in contract.viewOutput.members %}
{% if member.compoundName == "viewDidLoad()" and not member.isThrowing and not member.returns %}
  {% include "uikit/lifeCycleCall.swift" %}
{% endif %}
{% endfor %}
}
{% endif %}
{% for member in contract.viewOutput.members %}
{% if not member.isThrowing and not member.returns %}
{% if member.compoundName == "viewDidLoad()" %}
{% unless roles.router.parts %}

{{ access }}override func viewDidLoad() {
  super.viewDidLoad()
  {% include "uikit/lifeCycleCall.swift" %}
}
{% endunless %}
{% elif member.compoundName in lifeCycle %}

{{ access }}override func {{ member.name }}(_ animated: Bool) {
  super.{{ member.name }}(animated)
  {% include "uikit/lifeCycleCall.swift" %}
}
{% endif %}
{% endif %}
{% endfor %}
