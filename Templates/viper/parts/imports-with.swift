{# The module's imports and one more, `extra`. #}
{% assign names = module.imports | push: extra | uniq | sort %}
{% include "parts/imports-of.swift" %}
