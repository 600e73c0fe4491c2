{% for line in lines %}
///{% if line %} {{ line }}{% endif %}
{% else %}
/// {{ otherwise }}
{% endfor %}
