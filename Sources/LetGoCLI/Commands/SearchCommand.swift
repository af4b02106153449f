import LetGoCore
import LetGoPrompts
import LetGoStore

/// `search`: the items, wishes and things whose names have some words, the latest first.
struct SearchCommand: Command {
  static let verb = "search"
  static let form = Form(
    verb: verb,
    operand: .required("WORDS"),
    options: [.limit, .json],
    known: ["WORDS": .items(Outcome.Kind.allCases)]
  )

  private let words: Name
  private let limit: Int
  private let asJSON: Bool

  init(_ input: Input, in context: Context) throws {
    words = try input.requiredName()
    limit = try input.limit()
    asJSON = input.has(.json)
  }

  func run(in context: Context) throws -> ExitCode {
    // One more, to know whether there is one.
    let (most, isAll) = limit.addingReportingOverflow(1)
    let found = try context.readStore().search(words, atMost: isAll ? limit : most)
    guard !found.isEmpty else {
      throw Complaint(.nothingFound(name: words.text), hint: .hintFound, code: .refused)
    }
    let wording = asJSON ? context.wordingForPrograms : context.wordingForRows
    let rows = found.prefix(limit).map { context.row(for: $0, in: wording) }
    try context.list(rows, asJSON: asJSON, orWhenEmpty: .emptyHistory)
    if found.count > limit { try context.note(.searchMore, .faint) }
    return .done
  }
}
