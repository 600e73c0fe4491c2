{# The module, of the type of its view. #}
{% if build.isHidden %}
{% assign value = "makeModule() as? " | append: build.rootType %}
{% include "tests/unwrap.swift", name: build.root %}
{% else %}
let {{ build.root }} = makeModule()
{% endif %}
