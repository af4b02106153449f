// What bars and prompts show.

extension Phrase {
  package static func statusOpen(count: String) -> Phrase { phrase(count) }
  package static func statusDue(count: String) -> Phrase { phrase(count) }
  package static func hintStatusFormat(places: String) -> Phrase { phrase(places) }
  package static func notPlace(place: String) -> Phrase { phrase(place) }
  package static func hintPlaces(places: String) -> Phrase { phrase(places) }
}
