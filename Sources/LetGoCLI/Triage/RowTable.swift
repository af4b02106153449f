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
  /// How far a reason is set in that stands below its name.
  private static let indent = 6

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
      for row in rows {
        for line in lines(row, states, width) { try context.answer(line) }
      }
    }
    groups = [:]
  }

  private func lines(_ row: ShownRow, _ states: Int, _ width: Int) -> [StyledText] {
    let state = row.state.map { wording.word($0).padded(to: states) + "  " } ?? ""
    let name = StyledText("  " + state, .faint) + StyledText(row.name, .strong)
    guard !row.reason.isEmpty else { return [name] }
    let gap = "".indented(by: max(0, width - row.name.displayWidth) + 2)
    let whole = name + StyledText(gap + row.reason)
    let room = context.output.columns
    guard whole.plain.displayWidth > room else { return [whole] }
    // Below the name, where it has no room beside it.
    return [name]
      + row.reason.folded(to: room - Self.indent)
      .map { StyledText($0.indented(by: Self.indent)) }
  }

  private static func style(of verdict: String) -> Style {
    switch verdict {
    case Verdict.letGo.rawValue, WishVerdict.Word.buy.rawValue: .letGo
    case Verdict.keep.rawValue: .keep
    default: .undecided
    }
  }
}
