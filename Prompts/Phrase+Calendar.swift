// How days are written.

extension Phrase {
  package static var weekdays: Phrase { phrase() }
  package static var months: Phrase { phrase() }
  package static func dayThisYear(weekday: String, day: String, month: String) -> Phrase {
    phrase(weekday, day, month)
  }
  package static func dayOtherYear(
    weekday: String,
    day: String,
    month: String,
    year: String
  ) -> Phrase {
    phrase(weekday, day, month, year)
  }
  package static func dayAndTime(day: String, time: String) -> Phrase { phrase(day, time) }
  package static func dateThisYear(day: String, month: String) -> Phrase { phrase(day, month) }
  package static func dateOtherYear(day: String, month: String, year: String) -> Phrase {
    phrase(day, month, year)
  }
}
