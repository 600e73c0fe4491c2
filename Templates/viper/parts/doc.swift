{% for line in lines %}
///{% if line %} {{ line }}{% endif %}
{% else %}
{% if otherwise %}
/// {{ otherwise }}
{% endif %}
{% endfor %}
