#compdef letgo
# zsh completion for letgo, which is asked itself at each Tab.
_letgo() {
  local line files
  local -a before texts rows
  local -i width
  (( CURRENT > 2 )) && before=("${(@Q)words[2,CURRENT-1]}")
  # An open quote stands apart from what follows it.
  for line in "${(@f)$(command letgo --complete zsh "${before[@]}" "$QIPREFIX$PREFIX" 2>/dev/null)}"; do
    case $line in
    '') ;;
    $'\tfiles') files=1 ;;
    *)
      rows+=("$line")
      line=${line%%$'\t'*}
      texts+=("$line")
      (( $#line > width )) && width=$#line
      ;;
    esac
  done
  if (( $#texts )); then
    local -i number
    for number in {1..$#rows}; do
      line=${rows[number]}
      [[ $line == *$'\t'* ]] && rows[number]="${(r:width:)texts[number]}  ${line#*$'\t'}"
    done
    # In any case, and in letgo's order.
    compadd -M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]}' -V letgo -l -d rows -a texts && return
  fi
  [[ -n $files ]] && _files
}
# Found along fpath it is the completion itself; read by source it says what it completes.
if [[ $funcstack[1] == _letgo ]]; then
  _letgo "$@"
else
  compdef _letgo letgo
fi
