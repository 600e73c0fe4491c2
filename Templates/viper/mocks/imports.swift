{# The imports of a file with `mocks`: the Swift modules in `names`, and the types in `types`. #}
{% for name in names %}
import {{ name }}
{% endfor %}
{% assign isLocked = false %}
{% unless names contains "Foundation" %}
{% if mocks | where: "isLocked" %}
{% assign isLocked = true %}
{% endif %}
{% endunless %}
{% assign others = types | where: "isTestable", false %}
{% if names %}
{% if others or isLocked %}

{% endif %}
{% endif %}
{% for type in others %}
{% if type.path < "Foundation" %}
import {{ type.kind }} {{ type.path }}
{% endif %}
{% endfor %}
{% if isLocked %}
import class Foundation.NSLock
{% endif %}
{% for type in others %}
{% unless type.path < "Foundation" %}
import {{ type.kind }} {{ type.path }}
{% endunless %}
{% endfor %}
