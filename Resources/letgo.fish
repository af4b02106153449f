# fish completion for letgo, which is asked itself at each Tab.
function __letgo_complete
    set -l before (commandline -opc)
    set -l token (commandline -ct)
    for line in (command letgo --complete fish $before[2..-1] "$token" 2>/dev/null)
        if test "$line" = \tfiles
            __fish_complete_path "$token"
        else
            printf '%s\n' $line
        end
    end
end
complete -c letgo -f -k -a '(__letgo_complete)'
