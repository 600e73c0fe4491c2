{# The closures that lead to the members of a mock. #}
var closures: {{ mock.closures }} {
  {{ mock.closures }}({{ mock.closureArguments | join: ", " }})
}
{% if mock.members %}

{% endif %}
