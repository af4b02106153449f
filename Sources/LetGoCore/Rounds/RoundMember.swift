/// What is known of one member of a round.
package struct RoundMember: Equatable, Sendable {
  /// The number of the day on which they joined; 1 for whoever was there from the start.
  package var joined: Int
  /// The number of the day on which they left; nil while they have not.
  package var left: Int?
  /// What their devices entered, in any order.
  package var entries: [Entry]
  /// The stamp of the last that was heard of them, in milliseconds since 1970-01-01T00:00Z.
  package var heard: Int64

  /// How many pieces a device had counted for a day, as of one moment; a later entry takes its place.
  package struct Entry: Hashable, Sendable {
    /// The device that counted.
    package let device: UInt64
    /// The number of the day.
    package let day: Int
    /// How many pieces left on that day.
    package let count: Int
    /// When it was entered, in milliseconds since 1970-01-01T00:00Z.
    package let stamp: Int64

    package init(device: UInt64, day: Int, count: Int, stamp: Int64) {
      self.device = device
      self.day = day
      self.count = count
      self.stamp = stamp
    }
  }

  package init(joined: Int, left: Int? = nil, entries: [Entry] = [], heard: Int64) {
    self.joined = joined
    self.left = left
    self.entries = entries
    self.heard = heard
  }

  /// Returns how many pieces were entered for a day by an instant, in seconds since 1970-01-01T00:00Z;
  /// nil for all that ever were.
  package func count(onDay day: Int, enteredBy deadline: Int64? = nil) -> Int {
    let limit = deadline.map { $0 * 1_000 } ?? .max
    // Of each device the last value counts. With one stamp twice the greater one does, so that the
    // order in which they are known changes nothing.
    var last: [Entry] = []
    for entry in entries where entry.day == day && entry.stamp <= limit {
      // Of few devices, so that looking through them is the fastest.
      if let known = last.firstIndex(where: { $0.device == entry.device }) {
        if (entry.stamp, entry.count) >= (last[known].stamp, last[known].count) {
          last[known] = entry
        }
      } else {
        last.append(entry)
      }
    }
    return last.reduce(0) { $0 + max(0, min($1.count, Item.most)) }
  }
}
