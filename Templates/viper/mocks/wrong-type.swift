{% assign sentence = mock.name | append: "." | append: member.names.handler | append: " gave a value of the wrong type" %}
{{ failure }}.stop({{ sentence | quote }})
