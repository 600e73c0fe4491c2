{# Stops a test with a sentence about `member`. #}
{% assign sentence = mock.name | append: "." | append: member.compoundName | append: " " | append: text | append: " " | append: name %}
fatalError({{ sentence | quote }})
