import LetGoCore
import LetGoPrompts

/// `box`: puts an item away for 30 days, in a box with a label where one is given.
struct BoxCommand: Command {
  static let verb = "box"
  static let form = Form(
    verb: verb,
    operand: .required("NAME"),
    options: [.label],
    known: ["NAME": .undecided]
  )

  private let name: Name
  private let label: Name?

  init(_ input: Input, in context: Context) throws {
    name = try input.requiredName()
    label = try input[.label].map { try Name.checked($0) }
  }

  func run(in context: Context) throws -> ExitCode {
    let day = try context.record(Self.verb) { act in
      try act.box(name, label: label, until: context.limits.end(ofBoxFrom:))
      return act.moment.day
    }
    let until = context.wording.day(context.limits.end(ofBoxFrom: day))
    try context.answer(
      label.map { .boxedWithLabel(label: $0.text, until: until, name: name.text) }
        ?? .recordedBoxed(until: until, name: name.text)
    )
    return .done
  }

  /// "box of cables" is what someone owns.
  static func fits(_ words: [String]) -> Bool {
    words.first?.lowercased() != "of"
  }
}
