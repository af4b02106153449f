import LetGoPrompts

/// `completions`: writes the script by which another shell completes letgo's lines.
struct CompletionsCommand: Command {
  static let verb = "completions"
  static let form = Form(verb: verb, operand: .required("bash|zsh|fish"))

  private let shell: Shell

  init(_ input: Input, in context: Context) throws {
    let name = try input.requiredName().text
    guard let shell = Shell(rawValue: name.lowercased()) else {
      throw Complaint(
        .noCompletions(shell: name.excerpt),
        hint: .hintCompletions,
        code: .usage
      )
    }
    self.shell = shell
  }

  func run(in context: Context) throws -> ExitCode {
    try context.output.write(shell.script)
    return .done
  }

  /// "completions report" is something owned.
  static func fits(_ words: [String]) -> Bool {
    words.isEmpty || words.count == 1 && Shell(rawValue: words[0].lowercased()) != nil
  }
}
