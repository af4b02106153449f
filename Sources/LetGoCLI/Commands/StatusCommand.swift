import LetGoPrompts

/// `status`: what is to do and due, for a prompt or a bar; quick, quiet, and it never writes.
struct StatusCommand: Command {
  static let verb = "status"
  static let form = Form(verb: verb, options: [.statusFormat, .counts])

  private let format: StatusFormat
  private let hidesTitles: Bool

  init(_ input: Input, in context: Context) throws {
    format =
      try input[.statusFormat].map { value throws(Complaint) in try StatusFormat(value) } ?? .plain
    hidesTitles = input.has(.counts)
  }

  func run(in context: Context) throws -> ExitCode {
    let text: String?
    do {
      text = try Status(in: context, hidingTitles: hidesTitles).flatMap {
        format.text(of: $0, in: context.wording)
      }
    } catch {
      // A bar is no place for complaints: the next command that a person types tells them.
      text = format.text(of: StatusProblem(error))
    }
    if let text { try context.answer(inOnePiece: text) }
    return .done
  }
}
