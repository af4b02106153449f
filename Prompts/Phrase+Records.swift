// What was recorded, said once, and how to take it back.

extension Phrase {
  package static func recordedKept(name: String) -> Phrase { phrase(name) }
  package static func recordedDecided(name: String) -> Phrase { phrase(name) }
  package static func recordedOut(name: String) -> Phrase { phrase(name) }
  package static func recordedOutAnother(name: String, count: String) -> Phrase {
    phrase(name, count)
  }
  package static func recordedBoxed(until: String, name: String) -> Phrase { phrase(until, name) }
  package static func recordedPause(price: String, limit: String, until: String) -> Phrase {
    phrase(price, limit, until)
  }
  package static func recordedPauseReason(
    price: String,
    limit: String,
    until: String,
    reason: String
  ) -> Phrase {
    phrase(price, limit, until, reason)
  }
  package static func wouldPause(price: String, limit: String, until: String) -> Phrase {
    phrase(price, limit, until)
  }
  package static func noPause(price: String, limit: String) -> Phrase { phrase(price, limit) }
  package static func recordedBought(name: String) -> Phrase { phrase(name) }
  package static func recordedPassed(name: String, price: String) -> Phrase { phrase(name, price) }
  package static func recordedThing(place: String, title: String) -> Phrase { phrase(place, title) }
  package static func recordedDone(title: String) -> Phrase { phrase(title) }
  package static func recordedDropped(title: String) -> Phrase { phrase(title) }
  package static func alreadyBoxed(name: String, until: String) -> Phrase { phrase(name, until) }
  package static func undone(verb: String, name: String) -> Phrase { phrase(verb, name) }
  package static func undoneMany(verb: String, name: String, count: String) -> Phrase {
    phrase(verb, name, count)
  }
  package static var photographed: Phrase { phrase() }
  package static var leftAlone: Phrase { phrase() }
  package static var notNow: Phrase { phrase() }
  package static func keptInMemory(cause: String) -> Phrase { phrase(cause) }
  package static func keptApart(cause: String, path: String) -> Phrase { phrase(cause, path) }
  package static func rejoined(count: String) -> Phrase { phrase(count) }
  package static func keptInFile(path: String) -> Phrase { phrase(path) }
  package static func storeAbsent(path: String) -> Phrase { phrase(path) }
  package static var emptyThings: Phrase { phrase() }
  package static var emptyBoxes: Phrase { phrase() }
  package static var emptyPauses: Phrase { phrase() }
  package static var emptyDecided: Phrase { phrase() }
  package static var emptyHistory: Phrase { phrase() }
  package static func boxUntil(until: String) -> Phrase { phrase(until) }
  package static func boxDue(since: String) -> Phrase { phrase(since) }
  package static func pauseUntil(price: String, until: String, left: String) -> Phrase {
    phrase(price, until, left)
  }
  package static func pauseDue(price: String, since: String) -> Phrase { phrase(price, since) }
  package static func decidedSince(since: String) -> Phrase { phrase(since) }
  package static var outcomeKept: Phrase { phrase() }
  package static var outcomeDecided: Phrase { phrase() }
  package static var outcomeOut: Phrase { phrase() }
  package static var outcomeBoxed: Phrase { phrase() }
  package static var outcomeBought: Phrase { phrase() }
  package static var outcomePassed: Phrase { phrase() }
  package static var outcomeDone: Phrase { phrase() }
  package static func triageTotals(
    rows: String,
    letGo: String,
    keep: String,
    undecided: String,
    skipped: String,
    errors: String
  ) -> Phrase {
    phrase(rows, letGo, keep, undecided, skipped, errors)
  }
  package static var inMemory: Phrase { phrase() }
  package static var inFileApart: Phrase { phrase() }
  package static var keptNowhere: Phrase { phrase() }
}
