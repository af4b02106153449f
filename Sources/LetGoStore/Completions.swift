import LetGoCore

extension Store {
  /// Returns how many days in a row had a completion, as of a day; dates that the person's zone never
  /// had are passed over.
  ///
  /// Reads along the index of completions and stops at the first gap, so that a long past costs nothing.
  package func streak(
    endingBy today: Day,
    skipping isSkipped: @escaping (Day) -> Bool = { _ in false }
  ) throws -> Int {
    var streak = Streak(endingBy: today, skipping: isSkipped)
    var next = streak.horizon + 1
    while true {
      let days = try completions(before: next, atMost: 100)
      for (day, _) in days where !streak.take(day) { return streak.length }
      guard let last = days.last else { return streak.length }
      next = last.day
    }
  }

  /// Returns the days with a completion before a day and how many there were, the latest first, at
  /// most so many days.
  package func completions(
    before day: Day,
    atMost most: Int
  ) throws -> [(day: Day, count: Int)] {
    try database.rows(
      """
      SELECT finished, count(*) FROM thing WHERE finished IS NOT NULL AND finished < ?1
      GROUP BY finished ORDER BY finished DESC LIMIT ?2
      """,
      .integer(day.number),
      .integer(most)
    ) { row in (try row.day(0) ?? day, Int(row.integer(1))) }
  }
}
