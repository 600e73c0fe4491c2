{# What the view passes on of a view controller's life. #}
{% assign lifeCycle = "viewDidLoad() viewWillAppear() viewDidAppear() viewWillDisappear() viewDidDisappear()" | split: " " %}
{% for contract in roles.view.calls %}
{% for member in contract.members %}
{% if not member.isThrowing and not member.returns %}
{% if member.compoundName == "viewDidLoad()" %}

{{ access }}override func viewDidLoad() {
  super.viewDidLoad()
  {% include "uikit/lifeCycleCall.swift" %}
}
{% elif member.compoundName in lifeCycle %}

{{ access }}override func {{ member.name }}(_ animated: Bool) {
  super.{{ member.name }}(animated)
  {% include "uikit/lifeCycleCall.swift" %}
}
{% endif %}
{% endif %}
{% endfor %}
{% endfor %}
