{# What the view passes on of its life. #}
{% assign lifeCycle = "viewDidLoad() viewWillAppear() viewDidAppear() viewWillDisappear() viewDidDisappear()" | split: " " %}
{% assign calls = 0 %}
{% for contract in roles.view.calls %}
{% for member in contract.members %}
{% if member.compoundName in lifeCycle and not member.isThrowing and not member.returns %}
{% assign calls = calls | plus: 1 %}
{% endif %}
{% endfor %}
{% endfor %}
{% if calls %}
.moduleLifeCycle({% for contract in roles.view.calls %}{% for member in contract.members %}{% if member.compoundName in lifeCycle and not member.isThrowing and not member.returns %}{% assign calls = calls | minus: 1 %}{{ member.name }}: { {% if member.isAsync %}Task { await {{ contract.receiver }}.{{ member.call }} }{% else %}{{ contract.receiver }}.{{ member.call }}{% endif %} }{% if calls %}, {% endif %}{% endif %}{% endfor %}{% endfor %})
{% endif %}
