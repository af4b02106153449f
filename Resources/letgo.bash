# bash completion for letgo, which is asked itself at each Tab.
_letgo() {
  local line files=
  COMPREPLY=()
  while IFS= read -r line; do
    case $line in
    $'\tfiles') files=1 ;;
    *) COMPREPLY+=("$line") ;;
    esac
  done < <(command letgo --complete bash "$COMP_WORDBREAKS" "${COMP_LINE:0:COMP_POINT}" 2>/dev/null)
  # The bash of macOS, 3.2, has no compopt.
  if type compopt >/dev/null 2>&1; then
    compopt -o nosort 2>/dev/null
    if [ -n "$files" ] && [ ${#COMPREPLY[@]} -eq 0 ]; then compopt -o default 2>/dev/null; fi
  fi
}
complete -F _letgo letgo
