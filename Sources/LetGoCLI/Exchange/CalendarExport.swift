import LetGoCore
import LetGoPrompts
import LetGoStore

/// What waits, as a calendar that reminds of it (RFC 5545); what becomes of it is not in there.
struct CalendarExport {
  /// How its days and prices are worded.
  let wording: Wording
  /// The limits that the days follow from.
  let limits: Limits
  /// When it is made.
  let now: UTCTime

  /// All that comes before the entries.
  static let head =
    ContentLine.property("BEGIN", "VCALENDAR") + ContentLine.property("VERSION", "2.0")
    + ContentLine.property("PRODID", "-//letgo//letgo//EN")
    + ContentLine.property("CALSCALE", "GREGORIAN")

  /// All that comes after them.
  static let tail = ContentLine.property("END", "VCALENDAR")

  /// What stands where there is no entry: a calendar has one component at the least, and a reader that
  /// is given an empty one forgets what it knew from the one before.
  static let nothing = """
    BEGIN:VTIMEZONE\r
    TZID:UTC\r
    BEGIN:STANDARD\r
    DTSTART:19700101T000000\r
    TZOFFSETFROM:+0000\r
    TZOFFSETTO:+0000\r
    END:STANDARD\r
    END:VTIMEZONE\r\n
    """

  /// Returns the entry of a wish: on the day, or at the instant, from which it may be decided.
  func entry(of pause: Pause) -> String {
    let since = wording.day(pause.began)
    let price = wording.text(
      .calendarPrice(price: wording.price(pause.price), since: since)
    )
    return entry(
      pause.id.description,
      at: limits.end(of: pause),
      wording.text(.calendarPause(name: pause.name.text)),
      [price, pause.reason],
      place: pause.place
    )
  }

  /// Returns the entry of a boxed item: on the day on which its box has been closed long enough.
  func entry(of item: Item) -> String? {
    guard let boxed = item.outcome?.day else { return nil }
    return entry(
      item.id.description,
      at: .day(limits.end(ofBoxFrom: boxed)),
      wording.text(.calendarBox(name: item.name.text)),
      [wording.text(.calendarBoxed(since: wording.day(boxed)))],
      place: item.label?.text ?? ""
    )
  }

  /// Returns the entries of a round: one for each day from some day on, with what it asks for.
  func entries(of joined: JoinedRound, from today: Day) -> [String] {
    joined.round.days.enumerated().compactMap { index, date in
      guard date.day >= today else { return nil }
      let until = wording.text(
        .dayAndTime(day: wording.day(date.deadline.date), time: date.deadline.timeOfDay)
      )
      let number = String(index + 1)
      return entry(
        "\(joined.id)-\(number)",
        at: .day(date.day),
        wording.text(.calendarGame(day: number)),
        [wording.text(.calendarGameText(until: until))],
        place: ""
      )
    }
  }

  private func entry(
    _ id: String,
    at end: WaitEnd,
    _ summary: String,
    _ description: [String],
    place: String
  ) -> String {
    let (start, alarm) =
      switch end {
      // A day has no hour of its own, so that nine in the morning is as good as any.
      case .day(let day): (ContentLine.property("DTSTART;VALUE=DATE", day.basic), "PT9H")
      case .instant(let instant):
        (
          ContentLine.property("DTSTART", UTCTime(seconds: instant / 1_000).basic), "PT0S"
        )
      }
    let lines = [
      ContentLine.property("BEGIN", "VEVENT"),
      // The same each time, so that a reader knows the entry again.
      ContentLine.property("UID", "\(id)@letgo"), ContentLine.property("DTSTAMP", now.basic), start,
      ContentLine.text("SUMMARY", summary),
      ContentLine.text("DESCRIPTION", description.filter { !$0.isEmpty }.joined(separator: "\n")),
      place.isEmpty ? "" : ContentLine.text("LOCATION", place),
      // It takes no time of the day.
      ContentLine.property("TRANSP", "TRANSPARENT"), ContentLine.property("BEGIN", "VALARM"),
      ContentLine.property("ACTION", "DISPLAY"), ContentLine.text("DESCRIPTION", summary),
      ContentLine.property("TRIGGER", alarm), ContentLine.property("END", "VALARM"),
      ContentLine.property("END", "VEVENT"),
    ]
    return lines.joined()
  }
}
