import Foundation
import Testing

/// The calendar of what waits, as python3-icalendar reads it.
struct CalendarTests {
  /// Prints each entry as a line: what it is about, when, its alarm, its place, and its description.
  private static let reader = """
    import sys, icalendar
    calendar = icalendar.Calendar.from_ical(sys.stdin.buffer.read())
    assert calendar['VERSION'] == '2.0' and calendar['PRODID'], calendar
    for event in calendar.walk('VEVENT'):
        alarm = event.walk('VALARM')[0]
        assert event['UID'] and event['DTSTAMP'].dt.tzinfo, event
        assert alarm['ACTION'] == 'DISPLAY' and alarm['DESCRIPTION'] == event['SUMMARY']
        print(event['SUMMARY'], event['DTSTART'].dt, alarm['TRIGGER'].dt, event['DESCRIPTION'],
              sep='|')
    """

  private func entries(_ sandbox: Sandbox) throws -> [String] {
    try Data(Self.reader.utf8).write(to: sandbox.home.appendingPathComponent("reader.py"))
    let result = try sandbox.shell("letgo export --format ics | PYTHONUTF8=1 python3 reader.py")
    #expect(result.errors.isEmpty)
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test func `a parser reads what waits, each on its day, with an alarm`() throws {
    let sandbox = try Sandbox()
    let long = String(repeating: "Küchengerät, groß; ", count: 8) + "a\\b"
    try sandbox.run("pause", "espresso machine", "--price", "249", "--why", "slow, calm; mornings")
    try sandbox.run("pause", long, "--price", "60")
    try sandbox.run("box", "bread maker")
    try sandbox.run("gone", "coat")

    let found = try entries(sandbox)

    #expect(found.count == 4)
    #expect(
      Set(found) == [
        "espresso machine: bought or passed?|2026-12-29|9:00:00|249, waited since Sunday 29 November",
        "slow, calm; mornings",
        "\(long): bought or passed?|2026-12-29|9:00:00|60, waited since Sunday 29 November",
        "Box: bread maker|2026-12-29|9:00:00|In a box since Sunday 29 November",
      ]
    )
  }

  @Test func `an entry keeps its name, and what ended has none`() throws {
    let sandbox = try Sandbox()
    try sandbox.run("pause", "espresso machine", "--price", "249")
    let names = "letgo export --format ics | grep UID:"
    let first = try sandbox.shell(names).output

    sandbox.set("LETGO_NOW", "2027-01-10T08:30")
    #expect(try sandbox.shell(names).output == first)
    #expect(first.hasSuffix("@letgo\r\n"))

    try sandbox.run("passed", "espresso machine")
    #expect(try entries(sandbox).isEmpty)
    // One component at the least (RFC 5545, 3.6).
    #expect(try sandbox.run("export", "--format", "ics").output.contains("BEGIN:VTIMEZONE\r\n"))
  }

  @Test func `a calendar says nothing of what becomes of things`() throws {
    let sandbox = try Sandbox()
    try sandbox.run("box", "bread maker")
    sandbox.set("LETGO_NOW", "2027-01-10T08:30")

    let result = try sandbox.run("export", "--format", "ics", "--output", "letgo.ics")

    #expect(result.errors == "Exported to 'letgo.ics'. Entries: 1.\n")
    let text = try String(
      contentsOf: sandbox.home.appendingPathComponent("letgo.ics"),
      encoding: .utf8
    )
    for verdict in ["let go", "keep", "undecided"] { #expect(!text.contains(verdict)) }
    #expect(text.hasPrefix("BEGIN:VCALENDAR\r\n") && text.hasSuffix("END:VCALENDAR\r\n"))
  }
}
