import LetGoPrompts

/// `try`: a shell to look around in, whose store is in memory and goes with it.
struct TryCommand: Command {
  static let verb = "try"
  static let form = Form(verb: verb)

  init(_ input: Input, in context: Context) throws {}

  func run(in context: Context) throws -> ExitCode {
    // A shell that keeps something can't become one that keeps nothing, nor the other way round.
    if context.allowsRefuge {
      throw Complaint(.tryInShell, hint: .hintTryInShell, code: .refused)
    }
    guard let console = context.someoneToAsk() else {
      throw Complaint(.tryUnseen, hint: .hintStdin, code: .usage)
    }
    try context.beginTrial()
    var session = Session(in: context, on: console)
    return try session.run()
  }
}
