import LetGoCore
import LetGoPrompts

/// `home`: what is to do and what is due, on two lines at the most.
struct HomeCommand: Command {
  static let form = Form(verb: "home")

  init(_ input: Input, in context: Context) throws {}

  func run(in context: Context) throws -> ExitCode {
    for line in try Home(in: context).lines { try context.answer(line) }
    return .done
  }
}
