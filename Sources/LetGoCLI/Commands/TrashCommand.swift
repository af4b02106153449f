import LetGoCore
import LetGoPrompts
import LetGoStore

/// `trash`: what can come back and until when, the latest first.
struct TrashCommand: Command {
  static let verb = "trash"
  static let form = Form(verb: verb, options: [.limit])

  private let limit: Int

  init(_ input: Input, in context: Context) throws {
    limit = try input.limit()
  }

  func run(in context: Context) throws -> ExitCode {
    let wording = context.wordingForRows
    let found = try context.readStore().trash(asOf: context.clock.today, atMost: limit)
    let rows = found.map { discard in
      ListRow(
        discard.name.text,
        wording.text(discard.kind.phrase),
        wording.text(.trashUntil(until: wording.day(discard.until)))
      )
    }
    try context.list(rows, orWhenEmpty: .emptyTrash)
    return .done
  }
}

extension Discard.Kind {
  /// The word for what became of it.
  fileprivate var phrase: Phrase {
    switch self {
    case .thing: .outcomeDropped
    case .item(let outcome): outcome.phrase
    case .wish: .outcomePassed
    }
  }
}
