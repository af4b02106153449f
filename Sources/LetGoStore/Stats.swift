import LetGoCore

/// What a person's records come to, as far as it can be counted without weighing anything.
package struct Stats: Equatable, Sendable {
  /// How many pieces have which outcome.
  package var pieces: [Outcome.Kind: Int] = [:]
  /// The first day of a record that counts; nil when there is none.
  package var since: Day?

  package init() {}

  /// How many pieces were let go, whether they are still here or not.
  package var letGo: Int { pieces[.decided, default: 0] + pieces[.out, default: 0] }
}

extension Store {
  /// Returns the counts of all items, each by the pieces that it is.
  package func stats() throws -> Stats {
    var stats = Stats()
    // From the index alone; the few items of several pieces have one of their own.
    let counts = [
      "SELECT outcome, count(*) FROM item WHERE outcome IS NOT NULL GROUP BY outcome",
      "SELECT outcome, sum(count - 1) FROM item WHERE count > 1 GROUP BY outcome",
    ]
    for sql in counts {
      let found = try database.rows(sql) { ($0.text(0), Int($0.integer(1))) }
      for case (let word?, let count) in found {
        if let kind = Outcome.Kind(rawValue: word) { stats.pieces[kind, default: 0] += count }
      }
    }
    stats.since =
      try database.first("SELECT min(day) FROM act WHERE undone = 0") {
        try $0.day(0)
      } ?? nil
    return stats
  }
}

extension Store {
  /// Returns the last of the person's days with a record that counts; nil when there is none.
  package func lastDay() throws -> Day? {
    try database.first("SELECT max(day) FROM act WHERE undone = 0") { try $0.day(0) } ?? nil
  }
}
