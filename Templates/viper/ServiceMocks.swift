{% assign failure = "ServiceMockFailure" %}
{% assign failing = mocks | where: "canFail" %}
{% assign locked = mocks | where: "isLocked" %}
{% include "mocks/imports.swift", names: project.mockImports, types: project.mockTypeImports, needsLock: locked, canFail: failing %}
{% for lines in project.conditionalMockImports %}

{% for line in lines %}
{{ line }}
{% endfor %}
{% endfor %}

{% for name in tests.modules %}
@testable import {{ name }}
{% endfor %}
{% for type in project.mockTypeImports | where: "isTestable" %}
@testable import {{ type.kind }} {{ type.path }}
{% endfor %}
{% for mock in mocks %}
{% include "mocks/mock.swift" %}
{% endfor %}
{% if failing %}
{% include "mocks/failure.swift" %}
{% endif %}
