# fish completions for viper-gen; made by 'viper-gen completions fish'
function __viper_gen_command
  set -l words (commandline -opc)
  set -e words[1]
  set -l command
  set -l skip no
  for word in $words
    if test $skip = yes
      set skip no
      continue
    end
    switch $word
      case --
        break
      case {{ valuedFlags | join: " " }}
        set skip yes
      case '-*'
      case '*'
        switch "$command"
          case ''{% for topic in topics %}{% if topic.members %} {{ topic.word }}{% endif %}{% endfor %}
            set -a command $word
        end
    end
  end
  echo "$command"
end
function __viper_gen_is
  test (__viper_gen_command) = "$argv"
end
complete -c viper-gen -f
{% for topic in topics %}
complete -c viper-gen -n '__viper_gen_is ' -a {{ topic.word }} -d '{% include "partials/fish-text", text: topic.summary %}'
{% for member in topic.members %}
complete -c viper-gen -n '__viper_gen_is {{ topic.word }}' -a {{ member.word }} -d '{% include "partials/fish-text", text: member.summary %}'
{% endfor %}
{% endfor %}
{% for option in everywhere %}
{% include "partials/fish-option", condition: "" %}
{% endfor %}
{% for command in commands %}
{% assign condition = command.name | prepend: " -n '__viper_gen_is " | append: "'" %}
{% for operand in command.operands %}
{% if forloop.first and operand.values.kind != "text" %}
complete -c viper-gen{{ condition }} {% include "partials/fish-values", values: operand.values %}
{% endif %}
{% endfor %}
{% for option in command.own %}
{% include "partials/fish-option" %}
{% endfor %}
{% endfor %}
