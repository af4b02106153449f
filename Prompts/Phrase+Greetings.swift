// What the shell says when it opens, and the one screen it opens with.

extension Phrase {
  package static var greetingMorning: Phrase { phrase() }
  package static var greetingAfternoon: Phrase { phrase() }
  package static var greetingEvening: Phrase { phrase() }
  package static var greetingNight: Phrase { phrase() }
  package static var greetingSmallHours: Phrase { phrase() }
  package static var greetingMonday: Phrase { phrase() }
  package static func greetingMondayTo(name: String) -> Phrase { phrase(name) }
  package static var greetingFriday: Phrase { phrase() }
  package static func greetingFridayTo(name: String) -> Phrase { phrase(name) }
  package static var greetingSaturday: Phrase { phrase() }
  package static func greetingSaturdayTo(name: String) -> Phrase { phrase(name) }
  package static var greetingSunday: Phrase { phrase() }
  package static func greetingSundayTo(name: String) -> Phrase { phrase(name) }
  package static var greetingReturn: Phrase { phrase() }
  package static var greetingRoundOver: Phrase { phrase() }
  package static var firstRun: Phrase { phrase() }
  package static var farewellDay: Phrase { phrase() }
  package static var farewellNight: Phrase { phrase() }
  package static func homeThing(place: String, title: String) -> Phrase { phrase(place, title) }
  package static var homeRoom: Phrase { phrase() }
  package static var homeRooms: Phrase { phrase() }
  package static func homeDue(what: String) -> Phrase { phrase(what) }
  package static var duePause: Phrase { phrase() }
  package static func duePauses(count: String) -> Phrase { phrase(count) }
  package static var dueBox: Phrase { phrase() }
  package static func dueBoxes(count: String) -> Phrase { phrase(count) }
  package static func summary(parts: String) -> Phrase { phrase(parts) }
  package static func summaryLetGo(count: String) -> Phrase { phrase(count) }
  package static func summaryOut(count: String) -> Phrase { phrase(count) }
  package static func summaryKept(count: String) -> Phrase { phrase(count) }
  package static func summaryBoxed(count: String, until: String) -> Phrase { phrase(count, until) }
  package static func summaryPauses(count: String, until: String) -> Phrase { phrase(count, until) }
  package static func summaryEnded(count: String) -> Phrase { phrase(count) }
  package static func summaryOpen(count: String) -> Phrase { phrase(count) }
  package static func summaryThings(count: String) -> Phrase { phrase(count) }
  package static func summaryDropped(count: String) -> Phrase { phrase(count) }
}
