{% if module.output.form == "closures" %}
{% include "imports.swift" %}
{% include "closures.swift" %}
{% else %}
{% include "contract.swift", contract: module.output %}
{% endif %}
