{# Passes `member` on, if it is called like one of the calls that tell of the view's appearance, with
   UIKit's parameter or without. #}
{% assign appearances = "viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear" | split: " " %}
{% assign animated = "animated" %}
{% assign isAppearance = false %}
{% assign withoutLabel = member.name | append: "(_:)" %}
{% if member.name in appearances and not member.isThrowing and not member.returns %}
{% if member.isMethod and not member.parameterNames %}
{% assign isAppearance = true %}
{% elif member.compoundName == withoutLabel and member.parameterTypes.first == "Bool" %}
{% assign isAppearance = true %}
{% assign animated = member.parameterNames | first %}
{% endif %}
{% endif %}
{% if isAppearance %}

{{ access }}override func {{ member.name }}(_ {{ animated }}: Bool) {
  super.{{ member.name }}({{ animated }})
  {% include "uikit/parts/lifeCycleCall.swift" %}
}
{% endif %}
