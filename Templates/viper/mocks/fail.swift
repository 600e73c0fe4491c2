{# Ends the tests with a sentence about `member`. #}
{% assign sentence = mock.name | append: "." | append: member.compoundName | append: " " | append: text | append: " " | append: name %}
{{ failure }}.stop({{ sentence | quote }})
