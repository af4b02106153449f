import LetGoCore
import LetGoStore
import LetGoTriage

/// Judges the wishes of a list by the pause rule and by the waits that are recorded.
struct WishJudge {
  private let limits: Limits
  private let moment: Moment
  private let wording: Wording
  private let store: Store?

  init(wording: Wording, in context: Context) {
    limits = context.limits
    moment = context.clock.moment
    self.wording = wording
    // Without one a wish is judged by its price alone; who records hears of the store then.
    store = try? context.readStore()
  }

  /// Returns what the rule says of a row, and the row as it is shown.
  func judge(_ row: borrowing Row) throws -> (WishVerdict, ShownRow) {
    let name = try row.name
    let wish = WishVerdict(
      row.answers.cost,
      waiting: try store?.waiting(named: name),
      under: limits,
      at: moment
    )
    let shown = ShownRow(
      verdict: wish.word.rawValue,
      name: name.text,
      reason: wish.reason(in: wording),
      cost: row.answers.cost,
      pieces: row.quantity,
      line: row.source ?? []
    )
    return (wish, shown)
  }
}
