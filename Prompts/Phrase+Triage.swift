// What is said about lists: how they are shown, kept and recorded.

extension Phrase {
  package static var groupUnread: Phrase { phrase() }
  package static func triagePieces(count: String) -> Phrase { phrase(count) }
  package static func triageTiedUp(money: String) -> Phrase { phrase(money) }
  package static func triageBuyBack(money: String) -> Phrase { phrase(money) }
  package static func triageWritten(path: String, count: String) -> Phrase { phrase(path, count) }
  package static func triageReading(count: String, pace: String, bytes: String) -> Phrase {
    phrase(count, pace, bytes)
  }
  package static func triageReadingOf(
    count: String,
    pace: String,
    bytes: String,
    total: String
  ) -> Phrase {
    phrase(count, pace, bytes, total)
  }
  package static func wishTotals(
    rows: String,
    buy: String,
    wait: String,
    undecided: String,
    skipped: String,
    errors: String
  ) -> Phrase {
    phrase(rows, buy, wait, undecided, skipped, errors)
  }
  package static func wishUnder(price: String, limit: String) -> Phrase { phrase(price, limit) }
  package static func wishOver(price: String, limit: String, until: String) -> Phrase {
    phrase(price, limit, until)
  }
  package static func wishWaited(since: String) -> Phrase { phrase(since) }
  package static var wishUnpriced: Phrase { phrase() }
  package static func wishUnsure(price: String, limit: String) -> Phrase { phrase(price, limit) }
  package static func askRecordList(count: String) -> Phrase { phrase(count) }
  package static func askRecordWishes(count: String) -> Phrase { phrase(count) }
  package static var recordUnasked: Phrase { phrase() }
  package static var hintRecordList: Phrase { phrase() }
  package static var nothingToRecord: Phrase { phrase() }
  package static var noWishesToRecord: Phrase { phrase() }
  package static func recordedList(count: String) -> Phrase { phrase(count) }
  package static func recordedListChanged(count: String, changed: String) -> Phrase {
    phrase(count, changed)
  }
  package static func recordedWishes(count: String) -> Phrase { phrase(count) }
  package static func recordedWishesChanged(count: String, changed: String) -> Phrase {
    phrase(count, changed)
  }
  package static func recordedBefore(count: String) -> Phrase { phrase(count) }
  package static var recordingStopped: Phrase { phrase() }
  package static var recordingBroken: Phrase { phrase() }
  package static func otherColumns(file: String) -> Phrase { phrase(file) }
  package static var hintOtherColumns: Phrase { phrase() }
  package static func notChoice(value: String, option: String) -> Phrase { phrase(value, option) }
  package static var hintRows: Phrase { phrase() }
  package static var hintSort: Phrase { phrase() }
  package static func hintOnly(verdicts: String) -> Phrase { phrase(verdicts) }
}
