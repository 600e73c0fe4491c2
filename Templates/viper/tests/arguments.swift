{# A call with its arguments: one a line where there are more than two. #}
{% if arguments.count > 2 %}
{{ call }}(
{% for argument in arguments %}
  {{ argument }}{% unless forloop.last %},{% endunless %}
{% endfor %}
)
{% else %}
{{ call }}({{ arguments | join: ", " }})
{% endif %}
