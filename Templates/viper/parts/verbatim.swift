{# What a class has for a requirement that is written as it stands. #}
{% if verbatim.isSettable %}
{{ access }}{{ verbatim.head }} {
  get { fatalError({{ verbatim.reason | quote }}) }
  set { fatalError({{ verbatim.reason | quote }}) }
}
{% else %}
{{ access }}{{ verbatim.head }} {
  fatalError({{ verbatim.reason | quote }})
}
{% endif %}
