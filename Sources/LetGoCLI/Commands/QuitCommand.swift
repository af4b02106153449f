/// `quit`: leaves the shell; a one-shot has nothing to leave.
struct QuitCommand: Command {
  static let form = Form(verb: "quit")

  init(_ input: Input, in context: Context) throws {}

  func run(in context: Context) throws -> ExitCode {
    throw Interruption.leave
  }
}
