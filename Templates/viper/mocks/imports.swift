{# Imports of the Swift modules in `names`, of the types in `types`, of NSLock if `needsLock`, and of what fails
   a test if `canFail`. #}
{% if canFail and tests.framework == "xctest" %}
{% assign names = names | push: "XCTest" | uniq | sort %}
{% elif canFail %}
{% assign names = names | push: "Testing" | uniq | sort %}
{% endif %}
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
