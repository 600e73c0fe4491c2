{% assign names = module.imports %}
{% if runtime == "package" and (module.framework == "SwiftUI" or module.hasLinks or module.wrapper and module.state) %}
{% assign names = names | push: "ViperKit" %}
{% endif %}
{% assign names = names | uniq | sort %}
{% for name in names %}
import {{ name }}
{% endfor %}
{% unless names contains "Foundation" %}
{% if mocks | where: "isLocked" %}
{% if names %}

{% endif %}
import class Foundation.NSLock
{% endif %}
{% endunless %}

@testable import {{ tests.module }}
{% for type in tests.clashesInMocks %}
@testable import {{ type.kind }} {{ tests.module }}.{{ type.name }}
{% endfor %}
{% for mock in mocks %}
{% include "mocks/mock.swift" %}
{% endfor %}
{% if roles.builder %}

{% include "mocks/builder.swift" %}
{% endif %}
