{# What the view passes on to its presenter of a view controller's life. #}
{% assign loads = "viewDidLoad() viewIsReady()" | split: " " %}
{% assign appearances = "viewWillAppear() viewDidAppear() viewWillDisappear() viewDidDisappear()" | split: " " %}
{% assign isLoaded = false %}
{% for member in contract.viewOutput.members %}
{% if not member.isThrowing and not member.returns %}
{% if member.compoundName in loads and not isLoaded %}
{% assign isLoaded = true %}

{{ access }}override func viewDidLoad() {
  super.viewDidLoad()
{% for member in contract.viewOutput.members %}
{% if member.compoundName in loads and not member.isThrowing and not member.returns %}
  {% include "uikit/lifeCycleCall.swift" %}
{% endif %}
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
