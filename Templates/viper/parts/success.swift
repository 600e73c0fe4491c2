{% if forward.returnsCall %}return {% elif forward.result == "_" %}_ = {% elif forward.result %}let {{ forward.result }} = {% endif %}{{ forward.call }}
{% include "parts/after.swift", path: forward.success %}
{% if forward.returns %}
return {{ forward.result }}
{% endif %}
