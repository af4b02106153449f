import LetGoCore
import LetGoPrompts
import LetGoStore

/// What is due: wishes whose wait is over, then boxes that stayed closed, the longest due first.
struct Due {
  /// The wishes.
  let wishes: [Pause]
  /// The boxes, with what in them is due.
  let boxes: [Box]

  /// Whether there is nothing.
  var isEmpty: Bool { wishes.isEmpty && boxes.isEmpty }

  init(in context: Context) throws {
    let store = try context.readStore()
    let limits = context.limits
    let clock = context.clock
    let moment = clock.moment
    wishes = try store.duePauses(under: limits, at: moment)
      .map { (wish: $0, instant: clock.instant(of: limits.end(of: $0))) }
      .sorted { $0.instant < $1.instant }.map(\.wish)
    boxes = try store.boxes(closedBy: moment.day + -limits.pauseDays)
  }

  /// Returns a line for each.
  func lines(in wording: Wording) -> [String] {
    wishes.map { wording.due($0) } + boxes.map { wording.due($0) }
  }
}

extension Wording {
  /// Returns a wish that is due, with the person's own reason in one line.
  func due(_ wish: Pause) -> String {
    guard !wish.reason.isEmpty else { return dueAlone(wish) }
    return text(
      .dueWishReason(
        name: wish.name.text,
        price: price(wish.price),
        since: day(wish.began),
        reason: wish.reason.inOneLine()
      )
    )
  }

  /// Returns a wish that is due, and below it the person's own reason as it was written.
  func dueLines(_ wish: Pause) -> [String] {
    let reason = wish.reason.split(separator: "\n", omittingEmptySubsequences: false)
    return reason.count < 2
      ? [due(wish)] : [dueAlone(wish)] + reason.map { $0.isEmpty ? "" : "  \($0)" }
  }

  private func dueAlone(_ wish: Pause) -> String {
    text(.dueWish(name: wish.name.text, price: price(wish.price), since: day(wish.began)))
  }

  /// Returns a box that is due, with what is in it.
  func due(_ box: Box) -> String {
    let names = list(box.items.map { $0.counted(in: self) })
    let since = box.items.compactMap(\.outcome?.day).first.map { day($0) } ?? ""
    return box.label.map { text(.dueItems(label: $0.text, names: names, since: since)) }
      ?? text(.dueItem(name: names, since: since))
  }
}
