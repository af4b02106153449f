import LetGoCore

/// Something that a person did, as history shows it.
package enum Event: Equatable, Sendable {
  /// An item, with its outcome.
  case item(Item, Outcome)
  /// A wish that ended.
  case wish(Pause, PauseEnding)
  /// A thing that was finished on a day.
  case thing(Name, on: Day)

  /// The person's day.
  package var day: Day {
    switch self {
    case .item(_, let outcome): outcome.day
    case .wish(_, let ending): ending.day
    case .thing(_, let day): day
    }
  }
}

extension Store {
  /// Whether nothing was ever recorded.
  package var isEmpty: Bool {
    get throws { try database.integer("SELECT EXISTS (SELECT 1 FROM op)") == 0 }
  }

  /// Returns what was done, the latest day first, at most so many.
  package func history(atMost most: Int) throws -> [Event] {
    var events: [Event] = []
    for kind in Outcome.Kind.allCases {
      events += try items(kind, atMost: most).compactMap { item in
        item.outcome.map { .item(item, $0) }
      }
    }
    for kind in PauseEnding.Kind.allCases {
      events += try pauses(kind, atMost: most).compactMap { pause in
        pause.ending.map { .wish(pause, $0) }
      }
    }
    events += try database.rows(
      """
      SELECT title, finished FROM thing WHERE finished IS NOT NULL
      ORDER BY finished DESC, stamp DESC LIMIT ?1
      """,
      .integer(most)
    ) { row in .thing(row.name(0), on: row.day(1) ?? Day(number: 0)) }
    // A stable order, so that one day's events keep theirs.
    let ordered = events.enumerated().sorted { left, right in
      (left.element.day, right.offset) > (right.element.day, left.offset)
    }
    return ordered.prefix(most).map(\.element)
  }
}
