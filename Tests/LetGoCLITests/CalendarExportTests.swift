import LetGoCore
import LetGoPrompts
import Testing

@testable import LetGoCLI

/// When an entry of the calendar begins.
struct CalendarExportTests {
  private func entry(hours: Int?) throws -> String {
    var limits = Limits.published
    limits.pauseHours = hours
    limits.longPausePrice = hours.map { _ in Amount(100) }
    let today = Day(number: 20_786)
    let calendar = CalendarExport(
      wording: Wording(prompts: .english, limits: limits, today: today),
      limits: limits,
      now: UTCTime(seconds: 1_795_937_400)
    )
    return calendar.entry(
      of: Pause(
        id: ID(device: 1, number: 2, salt: 3),
        name: try Name("lamp"),
        price: try #require(Price("60")),
        reason: "",
        place: "the shop, downtown",
        began: today,
        start: 1_795_937_400_000,
        ending: nil
      )
    )
  }

  @Test func `a wait of days ends with a date, and one of hours at an instant in UTC`() throws {
    let days = try entry(hours: nil)
    let hours = try entry(hours: 30)

    #expect(days.contains("\r\nDTSTART;VALUE=DATE:20261229\r\n"))
    #expect(days.contains("\r\nTRIGGER:PT9H\r\n"))
    #expect(hours.contains("\r\nDTSTART:20261130T133000Z\r\n"))
    #expect(hours.contains("\r\nTRIGGER:PT0S\r\n"))
    for entry in [days, hours] {
      #expect(entry.contains("\r\nUID:00000000000000010000000200000003@letgo\r\n"))
      #expect(entry.contains("\r\nDTSTAMP:20261129T073000Z\r\n"))
      #expect(entry.contains("\r\nLOCATION:the shop\\, downtown\r\n"))
    }
  }
}
