import LetGoCore

/// Something that was put away, let go or passed, and can still come back.
package struct Discard: Equatable, Sendable {
  /// What it is.
  package let kind: Kind
  /// Names it for good.
  package let id: ID
  /// What the person calls it.
  package let name: Name
  /// The day on which it went.
  package let day: Day

  /// What can come back.
  package enum Kind: Equatable, Sendable {
    /// A thing to do that was put away, not done.
    case thing
    /// An item that was let go, here still or out of the house.
    case item(Outcome.Kind)
    /// A wish that was passed.
    case wish
  }

  /// The day on which it no longer can come back.
  package var until: Day { day + Pruning.days }
}

extension Act {
  /// Brings back the latest of that name that was put away, let go or passed, and returns it with how
  /// many of that name there were.
  ///
  /// A thing is to do again, an item is kept, a wish waits on. Refused when there is none, and when it
  /// would open a third thing.
  package func restore(_ name: Name) throws -> (discard: Discard, count: Int) {
    let found = try Trash.rows(named: name, asOf: moment.day, in: database)
    guard let discard = found.first else { throw Refusal.notDiscarded(name) }
    switch discard.kind {
    case .thing:
      let open = try openThings()
      guard open.count < Thing.most else { throw Refusal.full(Array(open.prefix(Thing.most))) }
      try set(["discarded": .null], on: discard.id, kind: .thing, after: newestOpening())
      try Projection(database: database).assignPlaces()
    case .item:
      // What was said about its leaving is no longer so.
      var fields: Fields = ["way": .null, "place": .null, "reason": .null, "got": .null]
      fields["outcome"] = .text(Outcome(.kept, on: moment.day).description)
      try set(fields, on: discard.id, kind: .item)
    case .wish: try set(["ending": .null], on: discard.id, kind: .pause)
    }
    return (discard, found.count)
  }
}

extension Store {
  /// Returns what can come back as of a day, the latest first, at most so many.
  package func trash(asOf today: Day, atMost most: Int) throws -> [Discard] {
    try Trash.rows(asOf: today, atMost: most, in: database)
  }
}

/// Reading what can come back: for as long as a thing keeps its words.
private enum Trash {
  static func rows(
    named name: Name? = nil,
    asOf today: Day,
    atMost most: Int = .max,
    in database: Database
  ) throws -> [Discard] {
    let isMeant = name == nil ? "" : "AND key = ?3"
    // Each part ends by itself, along an index, so that a long past is not sorted as a whole.
    let parts = [
      """
      SELECT 'thing', id, title, discarded AS day, stamp FROM thing
      WHERE discarded > ?1 AND finished IS NULL AND title IS NOT NULL
      """,
      "SELECT 'decided', id, name, day, stamp FROM item WHERE outcome = 'decided' AND day > ?1",
      "SELECT 'out', id, name, day, stamp FROM item WHERE outcome = 'out' AND day > ?1",
      "SELECT 'passed', id, name, day, stamp FROM pause WHERE ending = 'passed' AND day > ?1",
    ]
    let union = parts.map {
      "SELECT * FROM (\($0) \(isMeant) ORDER BY day DESC, stamp DESC LIMIT ?2)"
    }.joined(separator: " UNION ALL ")
    let values: [SQLValue] = [.integer(today.number - Pruning.days), .integer(most)]
    return try database.rows(
      "\(union) ORDER BY day DESC, stamp DESC, id DESC LIMIT ?2",
      values + (name.map { [.text($0.key)] } ?? [])
    ) { row in
      let kind: Discard.Kind =
        switch row.text(0) {
        case "thing": .thing
        case "passed": .wish
        case let outcome: .item(outcome.flatMap(Outcome.Kind.init(rawValue:)) ?? .out)
        }
      return try Discard(kind: kind, id: row.id(1), name: row.name(2), day: row.day(3) ?? today)
    }
  }
}
