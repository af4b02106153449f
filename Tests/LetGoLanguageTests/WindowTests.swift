import LetGoCore
import LetGoLanguage
import Testing

struct WindowTests {
  private let reader = Reader()

  @Test(arguments: [
    ("2026-03-01", "in December", "yes"), ("2026-04-15", "in December", "no"),
    ("2026-02-10", "at Christmas", "yes"), ("2026-07-01", "at Easter", "yes"),
    ("2026-07-10", "at Easter", "no"), ("2028-03-05", "on 29 February", "yes"),
    ("2026-01-03", "last year", "open"), ("2026-01-03", "on New Year's Eve", "yes"),
    ("2026-09-30", "this summer", "open"), ("2026-05-01", "in winter", "open"),
    ("2026-06-01", "in the spring", "yes"), ("2026-06-01", "not since January", "no"),
    ("2026-06-01", "not since April", "yes"), ("2026-06-01", "mid April", "yes"),
  ])
  func `times of last use are weighed from the day that is handed in`(
    day: String,
    answer: String,
    expected: String
  ) throws {
    let today = try #require(Day(day))

    let reading = reader.read(answer, about: .used, on: today).json(for: .used, on: today)

    #expect(reading == json(expected))
  }

  @Test(
    arguments: [
      ("2023", "no"), ("in 1823", "no"), ("in the year 9999", "no"), ("1200", nil), ("$1,200", nil),
      ("$2023", nil),
    ] as [(String, String?)]
  )
  func `a lone number is a year only where people would mean one`(
    answer: String,
    expected: String?
  ) throws {
    let today = try #require(Day("2026-11-30"))

    let reading = reader.read(answer, about: .used, on: today)

    #expect(reading == (expected == nil ? .unclear : .answer(.no)))
  }

  @Test(arguments: [
    ("2026-06-01", "this summer", "yes"), ("2026-10-01", "for Halloween", "yes"),
    ("2026-06-01", "for Halloween", "no"), ("2026-12-30", "on New Year's Day", "yes"),
    ("2026-11-01", "before Christmas", "yes"), ("2026-02-01", "not before Easter", "yes"),
    ("2026-11-01", "not until spring", "no"), ("2026-12-31", "this month", "yes"),
    ("2026-01-31", "next month", "yes"), ("2026-01-31", "in 91 days", "no"),
    ("2026-01-31", "in 90 days", "yes"), ("2026-01-31", "by the end of August", "open"),
  ])
  func `times to come are weighed from the day that is handed in`(
    day: String,
    answer: String,
    expected: String
  ) throws {
    let today = try #require(Day(day))

    let reading = reader.read(answer, about: .next, on: today).json(for: .next, on: today)

    #expect(reading == json(expected))
  }

  private func json(_ name: String) -> String {
    switch name {
    case "yes": "{\"yes\":true}"
    case "no": "{\"yes\":false}"
    default: "{\"unclear\":true}"
    }
  }
}
