{# Imports of the Swift modules in `names`, of the types in `types`, and of NSLock if `needsLock`. #}
{% for name in names %}
import {{ name }}
{% endfor %}
{% assign isLocked = false %}
{% unless names contains "Foundation" %}
{% assign isLocked = needsLock %}
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
