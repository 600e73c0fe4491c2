{# What the view passes on to its presenter of its life. #}
{% assign lifeCycle = "viewDidLoad() viewWillAppear() viewDidAppear() viewWillDisappear() viewDidDisappear()" | split: " " %}
{% assign calls = 0 %}
{% for member in contract.viewOutput.members %}
{% if member.compoundName in lifeCycle and not member.isThrowing and not member.returns %}
{% assign calls = calls | plus: 1 %}
{% endif %}
{% endfor %}
{% if calls %}
.moduleLifeCycle(
{% for member in contract.viewOutput.members %}
{% if member.compoundName in lifeCycle and not member.isThrowing and not member.returns %}
{% assign calls = calls | minus: 1 %}
  {{ member.name }}: { {% if member.isAsync %}Task { await {{ contract.viewOutput.receiver }}.{{ member.call }} }{% else %}{{ contract.viewOutput.receiver }}.{{ member.call }}{% endif %} }{% if calls %},{% else %}){% endif %}
{% endif %}
{% endfor %}
{% endif %}
