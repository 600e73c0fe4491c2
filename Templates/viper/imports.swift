{% for name in module.imports %}
import {{ name }}
{% endfor %}
{% if module.imports %}

{% endif %}
