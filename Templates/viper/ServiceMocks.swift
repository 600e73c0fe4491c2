{% for name in project.mockImports %}
import {{ name }}
{% endfor %}
{% unless project.mockImports contains "Foundation" %}
{% if mocks | where: "isLocked" %}
{% if project.mockImports %}

{% endif %}
import class Foundation.NSLock
{% endif %}
{% endunless %}
{% for lines in project.conditionalMockImports %}

{% for line in lines %}
{{ line }}
{% endfor %}
{% endfor %}

{% for name in tests.modules %}
@testable import {{ name }}
{% endfor %}
{% for mock in mocks %}
{% include "mocks/mock.swift" %}
{% endfor %}
