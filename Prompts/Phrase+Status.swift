// What bars, prompts and calendars show.

extension Phrase {
  package static func statusThing(place: String, title: String) -> Phrase { phrase(place, title) }
  package static func statusOpen(count: String) -> Phrase { phrase(count) }
  package static func statusDue(count: String) -> Phrase { phrase(count) }
  package static func hintStatusFormat(places: String) -> Phrase { phrase(places) }
  package static func notPlace(place: String) -> Phrase { phrase(place) }
  package static func hintPlaces(places: String) -> Phrase { phrase(places) }
  package static func calendarPause(name: String) -> Phrase { phrase(name) }
  package static func calendarPrice(price: String, since: String) -> Phrase { phrase(price, since) }
  package static func calendarBox(name: String) -> Phrase { phrase(name) }
  package static func calendarBoxed(since: String) -> Phrase { phrase(since) }
  package static func calendarDone(path: String, count: String) -> Phrase { phrase(path, count) }
}
