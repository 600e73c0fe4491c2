{% if module.output.form == "closures" %}
{% include "parts/imports.swift" %}
{% include "parts/closures.swift" %}
{% else %}
{% include "parts/contract.swift", contract: module.output %}
{% endif %}
