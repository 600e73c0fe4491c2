{# The imports of the modules in `names`. #}
{% for name in names %}
import {{ name }}
{% endfor %}
{% if names %}

{% endif %}
