{% for line in route.declarations %}
{{ line }}
{% endfor %}

{{ route.call }}
