// What records look like: on the screen, in a page, in a picture.

extension Phrase {
  package static var languageTag: Phrase { phrase() }
  package static var weekdaysShort: Phrase { phrase() }
  package static var monthsShort: Phrase { phrase() }
  package static func monthOfYear(month: String, year: String) -> Phrase { phrase(month, year) }
  package static var pictureLetGo: Phrase { phrase() }
  package static func pictureMore(least: String) -> Phrase { phrase(least) }
  package static var pictureNotSpent: Phrase { phrase() }
  package static func letGoIn(when: String, count: String) -> Phrase { phrase(when, count) }
  package static func notSpentIn(when: String, amount: String) -> Phrase { phrase(when, amount) }
  package static func daysInRow(count: String) -> Phrase { phrase(count) }
  package static var dayInRow: Phrase { phrase() }
  package static var pageTitle: Phrase { phrase() }
  package static func pageUntil(day: String) -> Phrase { phrase(day) }
  package static var pageTotals: Phrase { phrase() }
  package static var pageMonths: Phrase { phrase() }
  package static var pageDays: Phrase { phrase() }
  package static var pageMonth: Phrase { phrase() }
  package static var pageDay: Phrase { phrase() }
  package static var pageNothing: Phrase { phrase() }
  package static func optionsApart(first: String, second: String) -> Phrase {
    phrase(first, second)
  }
  package static func pictureWritten(path: String) -> Phrase { phrase(path) }
}
