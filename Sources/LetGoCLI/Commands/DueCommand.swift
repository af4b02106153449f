import LetGoCore
import LetGoPrompts
import LetGoStore

/// `due`: what is due, one by one where a person can be asked, else a line each; nothing is silence.
struct DueCommand: Command {
  static let verb = "due"
  static let form = Form(verb: verb, options: [.list, .notify])

  private let lists: Bool
  private let notifies: Bool

  init(_ input: Input, in context: Context) throws {
    lists = input.has(.list)
    notifies = input.has(.notify)
  }

  func run(in context: Context) throws -> ExitCode {
    let due = try Due(in: context)
    if due.isEmpty {
      // A login shell is not told about nothing; a person at the prompt has asked.
      if context.allowsRefuge { try context.answer(.emptyDue, .faint) }
      return .done
    }
    if notifies {
      try DesktopNotice(of: due, in: context).show()
    } else if !lists, let console = context.someoneToAsk() {
      try DueWalk(through: due, in: context, on: console).run()
    } else {
      for line in due.lines(in: context.wording) { try context.answer("\(line)") }
    }
    return .done
  }
}
