{# What the view passes on of a view controller's life. #}
{% assign loads = "viewDidLoad() viewIsReady()" | split: " " %}
{% assign appearances = "viewWillAppear() viewDidAppear() viewWillDisappear() viewDidDisappear()" | split: " " %}
{% assign isLoaded = false %}
{% for contract in roles.view.calls %}
{% for member in contract.members %}
{% if not member.isThrowing and not member.returns %}
{% if member.compoundName in loads and not isLoaded %}
{% assign isLoaded = true %}

{{ access }}override func viewDidLoad() {
  super.viewDidLoad()
{% for contract in roles.view.calls %}
{% for member in contract.members %}
{% if member.compoundName in loads and not member.isThrowing and not member.returns %}
  {% include "uikit/lifeCycleCall.swift" %}
{% endif %}
{% endfor %}
{% endfor %}
}
{% elif member.compoundName in appearances %}

{{ access }}override func {{ member.name }}(_ animated: Bool) {
  super.{{ member.name }}(animated)
  {% include "uikit/lifeCycleCall.swift" %}
}
{% endif %}
{% endif %}
{% endfor %}
{% endfor %}
