import LetGoCore
import LetGoPrompts

/// `box`: puts an item away for 30 days.
struct BoxCommand: Command {
  static let form = Form(verb: "box", operand: .required("NAME"))

  private let name: Name

  init(_ input: Input, in context: Context) throws {
    name = try input.requiredName()
  }

  func run(in context: Context) throws -> ExitCode {
    let day = try context.record(Self.form.verb) { act in
      try act.box(name, until: context.limits.end(ofBoxFrom:))
      return act.moment.day
    }
    let until = context.limits.end(ofBoxFrom: day)
    try context.answer(.recordedBoxed(until: context.wording.day(until), name: name.text))
    return .done
  }

  /// "box of cables" is what someone owns.
  static func fits(_ words: [String]) -> Bool {
    words.first?.lowercased() != "of"
  }
}
