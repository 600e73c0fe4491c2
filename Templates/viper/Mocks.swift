{% assign failure = module.name | append: "MockFailure" %}
{% assign failing = mocks | where: "canFail" %}
{% assign names = module.imports %}
{% if runtime == "package" and (module.framework == "SwiftUI" or module.hasLinks or module.wrapper and module.state) %}
{% assign names = names | push: "ViperKit" %}
{% endif %}
{% assign names = names | uniq | sort %}
{% assign locked = mocks | where: "isLocked" %}
{% include "mocks/imports.swift", types: tests.typeImportsOfMocks, needsLock: locked, canFail: failing %}

@testable import {{ tests.module }}
{% for type in tests.typeImportsOfMocks | where: "isTestable" %}
@testable import {{ type.kind }} {{ type.path }}
{% endfor %}
{% for mock in mocks %}
{% include "mocks/mock.swift" %}
{% endfor %}
{% if roles.builder %}

{% include "mocks/builder.swift" %}
{% endif %}
{% if failing %}
{% include "mocks/failure.swift" %}
{% endif %}
