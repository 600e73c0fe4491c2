# bash completions for viper-gen; made by 'viper-gen completions bash'
_viper_gen_lines() {
  local line
  while IFS= read -r line; do COMPREPLY+=("$line"); done
}
# 'compgen -W' would run a command that a file's name contains.
_viper_gen_names() {
  local name
  while IFS= read -r name; do
    if [[ "$name" == "$current"* ]]; then COMPREPLY+=("$(printf %q "$name")"); fi
  done
}
_viper_gen() {
  local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
  local command="" options_ended="" skip="" index word
  local IFS=$'\n'
  COMPREPLY=()
  # bash splits '--ui=uikit' into three words.
  if [[ "$current" == "=" ]]; then
    current=""
  elif [[ "$previous" == "=" && COMP_CWORD -ge 2 ]]; then
    previous="${COMP_WORDS[COMP_CWORD-2]}"
  fi
  for ((index = 1; index < COMP_CWORD; index++)); do
    word="${COMP_WORDS[index]}"
    if [[ -n "$skip" ]]; then
      if [[ "$word" != "=" ]]; then skip=""; fi
      continue
    fi
    case "$options_ended$word" in
      --) options_ended=yes ;;
      {{ valuedFlags | join: "|" }}) skip=yes ;;
      -*|=) ;;
      *)
        case "$command" in
          ""{% for topic in topics %}{% if topic.members %}|{{ topic.word }}{% endif %}{% endfor %}) command="${command:+$command }${word}" ;;
        esac ;;
    esac
  done
  if [[ -z "$options_ended" ]]; then
    case "$command $previous" in
      {% for command in commands %}
      {% for option in command.own | where: "placeholder" %}
      "{{ command.name }} {{ option.flag }}") {% include "partials/bash-values", values: option.values %}; return ;;
      {% endfor %}
      {% endfor %}
      {% for option in everywhere | where: "placeholder" %}
      *" {{ option.flag }}"{% if option.short %}|*" -{{ option.short }}"{% endif %}) {% include "partials/bash-values", values: option.values %}; return ;;
      {% endfor %}
    esac
    if [[ "$current" == -* ]]; then
      case "$command" in
        {% for command in commands %}
        "{{ command.name }}") {% include "partials/bash-words", words: command.flags %} ;;
        {% endfor %}
        *) {% include "partials/bash-words", words: everywhere | map: "flag" %} ;;
      esac
      return
    fi
  fi
  case "$command" in
    "") {% include "partials/bash-words", words: topics | map: "word" %} ;;
    {% for topic in topics | where: "members" %}
    "{{ topic.word }}") {% include "partials/bash-words", words: topic.members | map: "word" %} ;;
    {% endfor %}
    {% for command in commands | where: "operands" %}
    "{{ command.name }}") {% include "partials/bash-values", values: command.operands.first.values %} ;;
    {% endfor %}
  esac
}
complete -F _viper_gen viper-gen
