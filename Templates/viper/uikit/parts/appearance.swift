{# Passes `member` on, which is called like one of the calls that tell of the view's appearance, if it has
   UIKit's parameter or none. #}
{% assign animated = "animated" %}
{% assign isAppearance = false %}
{% assign withoutLabel = member.name | append: "(_:)" %}
{% if member.isMethod and not member.parameterNames %}
{% assign isAppearance = true %}
{% elif member.compoundName == withoutLabel and member.parameterTypes.first == "Bool" %}
{% assign isAppearance = true %}
{% assign animated = member.parameterNames | first %}
{% endif %}
{% if isAppearance %}

{{ access }}override func {{ member.name }}(_ {{ animated }}: Bool) {
  super.{{ member.name }}({{ animated }})
  {% include "uikit/parts/lifeCycleCall.swift" %}
}
{% endif %}
