{# What the view passes on to its presenter of a view controller's life. #}
{% for member in contract.viewOutput.members %}
{% if not member.isThrowing %}
{% if member.compoundName == "viewDidLoad()" %}

{{ access }}override func viewDidLoad() {
  super.viewDidLoad()
  {% include "lifeCycleCall.swift" %}
}
{% elif member.compoundName == "viewWillAppear()" or member.compoundName == "viewDidAppear()" or member.compoundName == "viewWillDisappear()" or member.compoundName == "viewDidDisappear()" %}

{{ access }}override func {{ member.name }}(_ animated: Bool) {
  super.{{ member.name }}(animated)
  {% include "lifeCycleCall.swift" %}
}
{% endif %}
{% endif %}
{% endfor %}
