import LetGoCore
import LetGoPrompts
import LetGoStore

/// What the pause rule says of a wish: it can be bought, it waits, or its price is not known well enough.
enum WishVerdict {
  /// At or under the limit.
  case buy(Price)
  /// It has waited long enough.
  case waited(Price, since: WaitEnd)
  /// Over the limit; it waits already where it was recorded before.
  case wait(Price, until: WaitEnd)
  /// Its price may be on either side, or is not known at all.
  case undecided(Price?)

  /// The verdict in a word.
  enum Word: String, CaseIterable {
    case buy
    case wait
    case undecided
  }

  /// All words.
  static let words = Word.allCases.map(\.rawValue)

  /// Judges a wish by its price, and by the wait that is recorded for it.
  init(_ price: Price?, waiting: Pause?, under limits: Limits, at moment: Moment) {
    if let waiting {
      let end = limits.end(of: waiting)
      self =
        end.isReached(at: moment)
        ? .waited(waiting.price, since: end) : .wait(price ?? waiting.price, until: end)
      return
    }
    guard let price, price.estimate != .unknown else {
      self = .undecided(nil)
      return
    }
    switch limits.pauses(price) {
    case .no: self = .buy(price)
    case .yes: self = .wait(price, until: limits.end(ofWaitFor: price, from: moment))
    case .unsure: self = .undecided(price)
    }
  }

  /// The verdict in a word.
  var word: Word {
    switch self {
    case .buy, .waited: .buy
    case .wait: .wait
    case .undecided: .undecided
    }
  }

  /// Returns the one reason for it.
  func reason(in wording: Wording) -> String {
    let limit = wording.money(wording.limits.pausePrice)
    switch self {
    case .buy(let price):
      return wording.text(.wishUnder(price: wording.price(price), limit: limit))
    case .waited(_, let since):
      return wording.text(.wishWaited(since: wording.end(since)))
    case .wait(let price, let until):
      return wording.text(
        .wishOver(price: wording.price(price), limit: limit, until: wording.end(until))
      )
    case .undecided(nil): return wording.text(.wishUnpriced)
    case .undecided(let price?):
      return wording.text(.wishUnsure(price: wording.price(price), limit: limit))
    }
  }
}
