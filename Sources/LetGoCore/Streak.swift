/// Counts a streak: the longest run of days with a completion that ends yesterday, today or later.
///
/// A function of civil days alone, as they were written with the acts, so that clock changes, undo and
/// redo need no special case. Today without a completion breaks nothing, and neither does a day that
/// the person's zone skipped. Days ahead of today count too: who has flown back east has them.
package struct Streak {
  private let today: Day
  private let isSkipped: (Day) -> Bool
  private var longest = 0
  private var current = 0
  private var earliest: Day?

  /// The furthest that one zone's date can be ahead of another's, in days.
  private static let furthestAhead = 2

  /// Begins to count as of a day, where `isSkipped` tells the dates that the zone never had.
  package init(endingBy today: Day, skipping isSkipped: @escaping (Day) -> Bool = { _ in false }) {
    self.today = today
    self.isSkipped = isSkipped
  }

  /// How many days it is.
  package var length: Int { max(longest, current) }

  /// The last day on which a completion can count.
  package var horizon: Day { today + Self.furthestAhead }

  /// Takes the next day with a completion, each no later than the one before it, and returns whether
  /// an earlier one can still count.
  @discardableResult
  package mutating func take(_ day: Day) -> Bool {
    if day > horizon || day == earliest { return true }
    if let earliest, dayBefore(earliest) > day {
      longest = length
      current = 0
    }
    // A run that ended before yesterday is over.
    if current == 0, day < dayBefore(today) { return false }
    current += 1
    earliest = day
    return true
  }

  /// The day that an earlier completion must reach: one that was skipped is passed over.
  private func dayBefore(_ day: Day) -> Day {
    let before = day + -1
    return isSkipped(before) ? before + -1 : before
  }
}
