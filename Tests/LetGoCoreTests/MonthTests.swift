import LetGoCore
import Testing

struct MonthTests {
  @Test(arguments: [
    ("2026-11-30", 0, "2026-11"), ("2026-11-01", -11, "2025-12"), ("2026-01-31", -1, "2025-12"),
    ("2026-12-31", 1, "2027-01"), ("0000-01-15", 2, "0000-03"),
  ])
  func `months are counted across years`(day: String, months: Int, month: String) throws {
    #expect((Month(of: try #require(Day(day))) + months).description == month)
  }

  @Test func `a year up to a month is twelve of them`() throws {
    let months = Month(of: try #require(Day("2026-03-01"))).yearToHere.map(\.description)

    #expect(months.count == 12)
    #expect(months.first == "2025-04")
    #expect(months.last == "2026-03")
  }
}
