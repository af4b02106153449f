import LetGoCore
import Testing

struct DayTests {
  @Test(arguments: [
    ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2026-11-30", 20_787),
    ("2038-01-19", 24_855), ("1900-03-01", -25_508),
  ])
  func `a date has its number of days since 1970`(text: String, number: Int) {
    #expect(Day(text)?.number == number)
    #expect(Day(number: number).description == text)
  }

  @Test func `every day of eight centuries comes back from its parts`() {
    var expected = Day(number: -250_000)
    while expected.number < 50_000 {
      let (year, month, day) = expected.parts
      #expect(Day(year: year, month: month, day: day) == expected)
      expected = expected + 1
    }
  }

  @Test(arguments: [
    "2026-02-29", "2026-13-01", "2026-00-10", "2026-01-00", "2026-04-31", "26-01-01", "2026-1-1",
    "2026/01/01", "", "today", "2026-01-01 ", "+026-01-01", "１２３４-01-01",
  ])
  func `what is no ISO date is refused`(text: String) {
    #expect(Day(text) == nil)
  }

  @Test(arguments: [("2026-11-30", 0), ("2026-11-29", 6), ("1970-01-01", 3), ("1969-12-28", 6)])
  func `the week begins on Monday`(text: String, weekday: Int) {
    #expect(Day(text)?.weekday == weekday)
  }

  @Test func `days between are counted over month and year ends`() throws {
    let later = try #require(Day("2027-01-01"))
    let earlier = try #require(Day("2026-11-30"))

    #expect(later - earlier == 32)
    #expect(earlier + 32 == later)
    #expect(earlier < later)
  }
}

struct CivilTimeTests {
  @Test(arguments: [
    (0, 0, 0, true), (3, 59, 4, false), (4, 0, 4, true), (23, 59, 4, true), (0, 0, 4, false),
  ])
  func `a day begins at the chosen hour`(
    hour: Int,
    minute: Int,
    start: Int,
    isSameDate: Bool
  ) throws {
    let date = Day(number: 20_787)
    let dayStart = try #require(DayStart(hour: start, minute: 0))

    let day = CivilTime(date: date, hour: hour, minute: minute).day(beginningAt: dayStart)

    #expect(day == (isSameDate ? date : date + -1))
  }

  @Test(arguments: [(24, 0), (-1, 0), (0, 60), (0, -1)])
  func `an hour that no clock shows begins no day`(hour: Int, minute: Int) {
    #expect(DayStart(hour: hour, minute: minute) == nil)
  }
}

struct PartOfDayTests {
  @Test func `every hour has its greeting`() {
    let parts = (0..<24).map { PartOfDay(hour: $0) }

    let expected: [PartOfDay] =
      Array(repeating: .smallHours, count: 5) + Array(repeating: .morning, count: 7)
      + Array(repeating: .afternoon, count: 6) + Array(repeating: .evening, count: 5) + [.night]
    #expect(parts == expected)
  }
}
