import LetGoCore
import LetGoPrompts
import LetGoStore

/// `history`: what was recorded, the latest first, each item with its verdict as of that day.
struct HistoryCommand: Command {
  static let verb = "history"
  static let form = Form(verb: verb, options: [.limit, .json])

  private let limit: Int
  private let asJSON: Bool

  init(_ input: Input, in context: Context) throws {
    limit = try input.limit()
    asJSON = input.has(.json)
  }

  func run(in context: Context) throws -> ExitCode {
    let wording = asJSON ? context.wordingForPrograms : context.wordingForRows
    let rows = try context.readStore().history(atMost: limit).map {
      context.row(for: $0, in: wording)
    }
    try context.list(rows, asJSON: asJSON, orWhenEmpty: .emptyHistory)
    return .done
  }
}

extension Context {
  /// Writes records as a list, or as one JSON object a line.
  func list(_ rows: [RecordRow], asJSON: Bool, orWhenEmpty empty: Phrase) throws {
    if asJSON {
      for row in rows { try answer("\(row.fields.json(day: row.day))") }
    } else {
      let wording = wordingForRows
      try list(rows.map { $0.columns(in: wording) }, orWhenEmpty: empty)
    }
  }
}
