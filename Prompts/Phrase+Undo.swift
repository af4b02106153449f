// What is taken back, set back and brought back.

extension Phrase {
  package static func redone(verb: String, name: String) -> Phrase { phrase(verb, name) }
  package static func redoneMany(verb: String, name: String, count: String) -> Phrase {
    phrase(verb, name, count)
  }
  package static var nothingToRedo: Phrase { phrase() }
  package static func actCount(count: String) -> Phrase { phrase(count) }
  package static var emptyUndo: Phrase { phrase() }
  package static var wordlessThing: Phrase { phrase() }
  package static func wordsGone(verb: String) -> Phrase { phrase(verb) }
  package static func noDiscard(name: String) -> Phrase { phrase(name) }
  package static var hintTrash: Phrase { phrase() }
  package static func restoredLatest(count: String, name: String, day: String) -> Phrase {
    phrase(count, name, day)
  }
  package static func recordedWaiting(name: String) -> Phrase { phrase(name) }
  package static func trashUntil(until: String) -> Phrase { phrase(until) }
  package static var emptyTrash: Phrase { phrase() }
  package static var outcomeDropped: Phrase { phrase() }
  package static func recordedDoneOn(day: String, title: String) -> Phrase { phrase(day, title) }
  package static var thingWaits: Phrase { phrase() }
  package static func recordedPlace(place: String, title: String, other: String) -> Phrase {
    phrase(place, title, other)
  }
  package static func noneWaits(name: String) -> Phrase { phrase(name) }
}
