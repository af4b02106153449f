/// `quit`: leaves the shell; a one-shot has nothing to leave.
struct QuitCommand: Command {
  static let verb = "quit"
  static let form = Form(verb: verb)

  init(_ input: Input, in context: Context) throws {}

  func run(in context: Context) throws -> ExitCode {
    throw Interruption.leave
  }
}
