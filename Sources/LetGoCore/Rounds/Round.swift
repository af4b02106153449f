/// A 30-Day Game as it was started: one item on the first day, two on the second, and so on.
///
/// It never changes, and its deadlines are instants, so that nobody needs to know its zone.
package struct Round: Equatable, Sendable {
  /// The time zone whose dates it counts by, as `TZ` names it.
  package let zone: String
  /// How many hours there are after a day to enter what left on it.
  package let grace: Int
  /// Whether nobody is out before the last day is over.
  package let isRelaxed: Bool
  /// When the first day begins, in seconds since 1970-01-01T00:00Z.
  package let start: Int64
  /// Its days, the first one first.
  package let days: [Date]

  /// How many days a round can have: those of the months.
  package static let lengths = 28...31
  /// The most hours of grace that a round can give.
  package static let mostGrace = 7 * 24
  /// The most bytes that the name of a zone has.
  private static let longestZone = 64

  /// The instants that a round may have: from 1970 to 9999, so that none is too large to be counted with.
  private static let instants: ClosedRange<Int64> = 0...253_402_300_800

  /// One day of a round.
  package struct Date: Equatable, Sendable {
    /// The date in the round's zone.
    package let day: Day
    /// When the day is over, in seconds since 1970-01-01T00:00Z.
    package let end: Int64
    /// What calendar and clock of the round show when its grace is over.
    package let deadline: CivilTime

    package init(day: Day, end: Int64, deadline: CivilTime) {
      self.day = day
      self.end = end
      self.deadline = deadline
    }
  }

  /// Makes a round; nil when it has too few or too many days, or they do not follow each other.
  package init?(zone: String, grace: Int, isRelaxed: Bool, start: Int64, days: [Date]) {
    guard Round.lengths.contains(days.count), (0...Round.mostGrace).contains(grace),
      !zone.isEmpty, zone.utf8.count <= Round.longestZone,
      zone.utf8.allSatisfy({ (0x21...0x7E).contains($0) }), start < days[0].end,
      Round.instants.contains(start), Round.instants.contains(days[days.count - 1].end),
      zip(days, days.dropFirst()).allSatisfy({ $1.day - $0.day == 1 && $0.end <= $1.end })
    else { return nil }
    self.zone = zone
    self.grace = grace
    self.isRelaxed = isRelaxed
    self.start = start
    self.days = days
  }
}

extension Round {
  /// Returns how many items have been asked for by the end of a day, counted from 1: k(k+1)/2.
  package static func total(throughDay day: Int) -> Int {
    day < 1 ? 0 : day * (day + 1) / 2
  }

  /// How many items it asks for in all.
  package var total: Int { Round.total(throughDay: days.count) }

  /// The date of the first day.
  package var first: Day { days[0].day }

  /// The date of the last day.
  package var last: Day { days[days.count - 1].day }

  /// Returns the instant up to which entries for a day count, in seconds since 1970-01-01T00:00Z.
  package func deadline(ofDay number: Int) -> Int64 {
    days[number - 1].end + Int64(grace) * 3_600
  }

  /// Returns the number of the day that an instant lies in; 0 before the first, and one more than there
  /// are days after the last.
  package func day(at second: Int64) -> Int {
    second < start ? 0 : (days.firstIndex { second < $0.end } ?? days.count) + 1
  }

  /// Returns the number of the day with a date; nil when it has none.
  package func number(of day: Day) -> Int? {
    let number = day - first + 1
    return (1...days.count).contains(number) ? number : nil
  }
}

extension Round: LosslessStringConvertible {
  /// Reads the form that `description` writes, or returns nil.
  package init?(_ text: String) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 5, let grace = Int(parts[1]), let first = Day(parts[3]),
      let start = Int64(parts[4]), parts[2] == "strict" || parts[2] == "relaxed"
    else { return nil }
    var days: [Date] = []
    for (index, part) in parts.dropFirst(5).enumerated() {
      let halves = part.split(separator: "=", omittingEmptySubsequences: false)
      guard halves.count == 2, let end = Int64(halves[0]),
        let deadline = CivilTime(String(halves[1]))
      else { return nil }
      days.append(Date(day: first + index, end: end, deadline: deadline))
    }
    self.init(
      zone: parts[0],
      grace: grace,
      isRelaxed: parts[2] == "relaxed",
      start: start,
      days: days
    )
    // Written one way only, so that all who have it have the same bytes.
    guard description == text else { return nil }
  }

  /// The round on one line: zone, grace, manner, first date and instant, and of each day the instant of
  /// its end with the civil time of its deadline.
  package var description: String {
    let head = "\(zone) \(grace) \(isRelaxed ? "relaxed" : "strict") \(first) \(start)"
    return days.reduce(into: head) { $0 += " \($1.end)=\($1.deadline)" }
  }
}
