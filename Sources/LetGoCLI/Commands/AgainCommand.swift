import LetGoCore
import LetGoPrompts

/// `again`: records that one that was let go was got again, which puts the rules to the test.
struct AgainCommand: Command {
  static let verb = "again"
  static let form = Form(
    verb: verb,
    operand: .required("NAME"),
    options: [.cost],
    known: ["NAME": .items([.decided, .out])]
  )

  private let name: Name
  private let paid: Price?

  init(_ input: Input, in context: Context) throws {
    name = try input.requiredName()
    paid = try input.price(.cost, in: context)
  }

  func run(in context: Context) throws -> ExitCode {
    let item = try context.record(Self.verb, changing: true) {
      try $0.getAgain(name, paid: paid)
    }
    try context.answer(
      paid.map { .recordedAgainPaid(name: item.name.text, price: context.wording.price($0)) }
        ?? .recordedAgain(name: item.name.text)
    )
    return .done
  }
}
