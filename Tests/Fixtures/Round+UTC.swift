import LetGoCore

extension Round {
  /// Returns a round in UTC, where each day is 24 hours long; nil where no round has so many days.
  package static func utc(
    from first: Day,
    days: Int = 30,
    grace: Int = 12,
    isRelaxed: Bool = false
  ) -> Round? {
    let start = Int64(first.number) * 86_400
    let dates = (0..<days).map { index in
      Date(
        day: first + index,
        end: start + Int64(index + 1) * 86_400,
        deadline: CivilTime(date: first + (index + 1 + grace / 24), hour: grace % 24, minute: 0)
      )
    }
    return Round(zone: "UTC", grace: grace, isRelaxed: isRelaxed, start: start, days: dates)
  }
}
