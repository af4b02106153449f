import LetGoCore
import LetGoPrompts

/// `home`: what is to do and what is due, on two lines at the most.
struct HomeCommand: Command {
  static let verb = "home"
  static let form = Form(verb: verb)

  init(_ input: Input, in context: Context) throws {}

  func run(in context: Context) throws -> ExitCode {
    // Its first line says it.
    context.hasSaidApart = true
    for line in try Home(in: context).lines { try context.answer(line) }
    return .done
  }
}
