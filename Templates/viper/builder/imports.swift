{# The imports of a builder, which names ViperKit's types only where links ask for its router. #}
{% assign namesKit = false %}
{% if module.hasLinks and roles.router %}
{% assign namesKit = true %}
{% endif %}
{% if build.type == "UIViewController" %}
{% include "uikit/parts/imports.swift", opensModules: namesKit %}
{% elif namesKit and runtime == "package" %}
{% include "parts/imports-with.swift", extra: "ViperKit" %}
{% else %}
{% include "parts/imports.swift" %}
{% endif %}
