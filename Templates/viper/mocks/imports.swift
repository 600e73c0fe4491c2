{# Imports of the Swift modules in `names`, of the types in `types`, of NSLock if `needsLock`, and of what fails
   a test if `canFail`. #}
{% assign others = types | where: "isTestable", false %}
{% assign isLocked = false %}
{% unless names contains "Foundation" %}
{% assign isLocked = needsLock %}
{% endunless %}
{# A type with the same name needs the whole Swift module. #}
{% assign whole = false %}
{% for type in types %}
{% assign path = type.path | append: "." %}
{% if path contains ".Issue." or path contains ".Test." %}
{% assign whole = canFail %}
{% endif %}
{% endfor %}
{% assign framework = "" %}
{% if canFail and tests.framework == "xctest" %}
{% assign framework = "XCTest" %}
{% elif whole %}
{% assign names = names | push: "Testing" | uniq | sort %}
{% elif canFail %}
{% assign framework = "Testing" %}
{% endif %}
{% for name in names %}
import {{ name }}
{% endfor %}
{% if names %}
{% if others or isLocked or framework %}

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
{% unless type.path < "Foundation" or framework and type.path > framework %}
import {{ type.kind }} {{ type.path }}
{% endunless %}
{% endfor %}
{% if framework == "XCTest" %}
import func XCTest.XCTFail
{% elif framework %}
import struct Testing.Issue
import struct Testing.Test
{% endif %}
{% for type in others %}
{% if framework and type.path > framework %}
import {{ type.kind }} {{ type.path }}
{% endif %}
{% endfor %}
