import LetGoCore
import LetGoPrompts
import LetGoTerminal

/// The table that a person reads: the rows by their verdicts, each with its reason, and the totals.
///
/// Rows are held back, because columns can only be aligned once all are known.
final class RowTable: RowSink {
  private let context: Context
  private let wording: Wording
  private var groups: [String: [ShownRow]] = [:]

  /// The widest that a column is made for the sake of a few long names.
  private static let widest = 40

  init(in context: Context) {
    self.context = context
    wording = context.wording
  }

  func add(_ row: ShownRow) throws {
    groups[row.verdict, default: []].append(row)
  }

  func finish() throws {
    let verdicts = groups.keys.sorted { VerdictWords.rank($0) < VerdictWords.rank($1) }
    let width = min(
      Self.widest,
      groups.values.joined().reduce(0) { max($0, $1.name.displayWidth) }
    )
    for verdict in verdicts {
      guard let rows = groups[verdict], let first = rows.first else { continue }
      let title = first.verdict.isEmpty ? wording.text(.groupUnread) : wording.word(verdict)
      try context.answer(StyledText("\(title): \(rows.count)", Self.style(of: verdict)))
      let states = rows.reduce(0) { max($0, wording.word($1.state ?? "").displayWidth) }
      for row in rows { try context.answer(line(row, states, width)) }
    }
    groups = [:]
  }

  private func line(_ row: ShownRow, _ states: Int, _ width: Int) -> StyledText {
    let state = row.state.map { Self.padded(wording.word($0), to: states) + "  " } ?? ""
    let name = row.reason.isEmpty ? row.name : Self.padded(row.name, to: width) + "  "
    return StyledText("  " + state, .faint) + StyledText(name, .strong) + StyledText(row.reason)
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.displayWidth))
  }

  private static func style(of verdict: String) -> Style {
    switch verdict {
    case Verdict.letGo.rawValue, WishVerdict.Word.buy.rawValue: .letGo
    case Verdict.keep.rawValue: .keep
    default: .undecided
    }
  }
}
