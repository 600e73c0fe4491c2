{# What the view passes on of its life, in the order that the modifier takes. #}
{% assign moments = "viewDidLoad viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear" | split: " " %}
{% assign names = "onViewAppear onAppear onViewDisappear onDisappear" | split: " " %}
{% for contract in roles.view.calls %}
{% for member in contract.members %}
{% assign name = member.compoundName | replace: "()", "" %}
{% if name in names and not member.parameterNames and not member.isThrowing and not member.returns %}
{% assign modifier = name | replace: "onView", "on" %}
{% if member.isAsync and modifier == "onAppear" %}
.task { await {{ contract.receiver }}.{{ member.call }} }
{% elif not member.isAsync %}
.{{ modifier }} { {{ contract.receiver }}.{{ member.call }} }
{% endif %}
{% endif %}
{% endfor %}
{% endfor %}
{% assign arguments = "" %}
{% for moment in moments %}
{% assign calls = "" %}
{% for contract in roles.view.calls %}
{% for member in contract.members %}
{% assign name = member.compoundName | replace: "viewIsReady()", "viewDidLoad()" | replace: "()", "" %}
{% if member.isMethod and name == moment and not member.parameterNames and not member.isThrowing and not member.returns %}
{% assign call = contract.receiver | append: "." | append: member.call %}
{% if member.isAsync %}
{% assign call = call | prepend: " { await " | prepend: module.task | append: " }" %}
{% endif %}
{% if calls %}
{% assign calls = calls | append: "\n  " %}
{% endif %}
{% assign calls = calls | append: call %}
{% endif %}
{% endfor %}
{% endfor %}
{% if calls %}
{% if arguments %}
{% assign arguments = arguments | append: ",\n" %}
{% endif %}
{% if calls contains "\n" %}
{% assign arguments = arguments | append: moment | append: ": {\n  " | append: calls | append: "\n}" %}
{% else %}
{% assign arguments = arguments | append: moment | append: ": { " | append: calls | append: " }" %}
{% endif %}
{% endif %}
{% endfor %}
{% if arguments contains "},\n" and arguments contains "{\n" %}
.moduleLifeCycle(
  {{ arguments | replace: "\n", "\n  " }}
)
{% elif arguments %}
.moduleLifeCycle({{ arguments | replace: "},\n", "}, " }})
{% endif %}
