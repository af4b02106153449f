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
  /// Returns a wish that is due, with the person's own reason.
  func due(_ wish: Pause) -> String {
    let price = price(wish.price)
    let since = day(wish.began)
    return wish.reason.isEmpty
      ? text(.dueWish(name: wish.name.text, price: price, since: since))
      : text(
        .dueWishReason(name: wish.name.text, price: price, since: since, reason: wish.reason)
      )
  }

  /// Returns a box that is due, with what is in it.
  func due(_ box: Box) -> String {
    let names = list(box.items.map { $0.counted(in: self) })
    let since = box.items.compactMap(\.outcome?.day).first.map { day($0) } ?? ""
    return box.label.map { text(.dueItems(label: $0.text, names: names, since: since)) }
      ?? text(.dueItem(name: names, since: since))
  }
}
