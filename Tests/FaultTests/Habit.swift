import PseudoTerminal

/// What a process does again and again until it is enough, each time with a line in its log.
struct Habit: Sendable {
  let name: String
  /// Lines of the shell: `did` runs letgo and logs it, `$n` is the number of the round.
  let round: String

  /// One-shots that write, each with names of its own.
  static let writers = [
    Habit(name: "thinker", round: "did add thinker $n; did done 1; did drop 2"),
    Habit(name: "mover", round: "did gone mover $n; did box shelf $n; did out shelf $n"),
    Habit(
      name: "doubter",
      round: "did pause doubt $n --price 249; did keep doubt $n b; did undo; did passed doubt $n"
    ),
  ]

  /// Pipes of 1,000 lines, and files of as many acts.
  static let lists = [
    Habit(name: "sorter", round: "seq -f 'thing %g' 1000 | did triage --used no --next no"),
    Habit(name: "importer", round: "did import import-$((n % files)).json"),
  ]

  /// What a status line asks, five times a second.
  static let readers = ["two", "home", "history --limit 3"].map { line in
    Habit(name: String(line.prefix(3)), round: "did \(line); sleep 0.2")
  }

  /// Begins; it ends after the round in which there is a file `enough`, or with the test.
  func start(in place: Workplace, files: Int = 1) throws -> Child {
    let mark = "\\x1f"
    return try place.startShell(
      """
      cd "$HOME"; files=\(files); n=0
      did() {
        local answer code
        answer=$("$letgo" "$@" 2>.\(name).errors); code=$?
        [ "$1" != triage ] || answer=$(wc -l <<<"$answer")
        printf '%d\(mark)%s\(mark)%s\(mark)%s\\n' $code "$*" "${answer//$'\\n'/ / }" \
          "$(tr '\\n' ' ' <.\(name).errors)" >>\(name).log
      }
      while [ ! -e enough ] && [ -d /proc/$PPID ]; do n=$((n+1)); \(round); done
      """
    )
  }

  /// Returns the path of its log.
  func log(in place: Workplace) -> String { "\(place.root)/\(name).log" }
}
