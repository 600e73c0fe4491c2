#compdef viper-gen
# zsh completions for viper-gen; made by 'viper-gen completions zsh'
_viper_gen() {
  local curcontext="$curcontext" state line ret=1
  local -a commands
  typeset -A opt_args
  _arguments -C -s -S \
    {% for option in everywhere %}
    {% include "partials/zsh-option" %}
    {% endfor %}
    '1:command:->command' \
    '*::argument:->argument' && ret=0
  case $state in
    command)
      commands=(
        {% for topic in topics %}
        '{{ topic.word }}:{{ topic.summary | replace: "'", "'\\''" }}'
        {% endfor %}
      )
      _describe -t commands command commands && ret=0
      ;;
    argument)
      case $words[1] in
        {% for command in commands %}
        {% unless command.group %}
        {% include "partials/zsh-command" %}
        {% endunless %}
        {% endfor %}
        {% for topic in topics | where: "members" %}
        {{ topic.word }}) _viper_gen_{{ topic.word }} && ret=0 ;;
        {% endfor %}
      esac
      ;;
  esac
  return ret
}
{% for topic in topics | where: "members" %}
_viper_gen_{{ topic.word }}() {
  local curcontext="$curcontext" state line ret=1
  local -a commands
  typeset -A opt_args
  _arguments -C -s -S '1:command:->command' '*::argument:->argument' && ret=0
  case $state in
    command)
      commands=(
        {% for command in topic.members %}
        '{{ command.word }}:{{ command.summary | replace: "'", "'\\''" }}'
        {% endfor %}
      )
      _describe -t commands command commands && ret=0
      ;;
    argument)
      case $words[1] in
        {% for command in topic.members %}
        {% include "partials/zsh-command" %}
        {% endfor %}
      esac
      ;;
  esac
  return ret
}
{% endfor %}
if [[ $funcstack[1] == _viper-gen ]]; then
  _viper_gen "$@"
else
  compdef _viper_gen viper-gen
fi
