import LetGoCore

/// Something that a person did, as history shows it.
package enum Event: Equatable, Sendable {
  /// An item, with its outcome.
  case item(Item, Outcome)
  /// A wish that ended.
  case wish(Pause, PauseEnding)
  /// A thing that was finished on a day; without its title once that is pruned.
  case thing(Name?, on: Day)
  /// A value that another device's took the place of.
  case replaced(ReplacedValue)

  /// The person's day.
  package var day: Day {
    switch self {
    case .item(_, let outcome): outcome.day
    case .wish(_, let ending): ending.day
    case .thing(_, let day): day
    case .replaced(let value): value.day
    }
  }
}

extension Store {
  /// Whether nothing was ever recorded.
  package var isEmpty: Bool {
    get throws { try database.integer("SELECT EXISTS (SELECT 1 FROM op)") == 0 }
  }

  /// Returns the stamp of the op that this device wrote last, nil when it wrote none.
  package func newestStamp() throws -> Int64? {
    guard let newest = try Device(in: database).newest(in: database) else { return nil }
    return try database.integer("SELECT stamp FROM op WHERE id = ?1", .blob(newest.bytes))
  }

  /// Returns what was done, the latest first, at most so many.
  package func history(atMost most: Int) throws -> [Event] {
    // Each part ends by itself, along an index, so that a long history is not sorted as a whole.
    let parts =
      Outcome.Kind.allCases.map {
        "SELECT 'item', id, day, stamp, NULL FROM item WHERE outcome = '\($0.rawValue)'"
      }
      + PauseEnding.Kind.allCases.map {
        "SELECT 'pause', id, day, stamp, NULL FROM pause WHERE ending = '\($0.rawValue)'"
      } + [
        "SELECT 'thing', id, finished AS day, stamp, NULL FROM thing WHERE finished IS NOT NULL",
        "SELECT NULL, op, day, stamp, field FROM replaced",
      ]
    let union = parts.map { "SELECT * FROM (\($0) ORDER BY day DESC, stamp DESC LIMIT ?1)" }
      .joined(separator: " UNION ALL ")
    let found = try database.rows(
      "\(union) ORDER BY day DESC, stamp DESC, id DESC LIMIT ?1",
      .integer(most)
    ) { row in
      (
        kind: row.text(0).flatMap(Op.Kind.init(rawValue:)), id: try row.id(1), field: row.text(4)
      )
    }
    return try found.compactMap { row in
      if let field = row.field {
        return try ReplacedValue.of(row.id, field, in: database).map(Event.replaced)
      }
      return try event(row.kind, row.id)
    }
  }

  private func event(_ kind: Op.Kind?, _ id: ID) throws -> Event? {
    switch kind {
    case .item:
      let item = try Items.rows(where: "id = ?1", .blob(id.bytes), in: database).first
      return item.flatMap { item in item.outcome.map { .item(item, $0) } }
    case .pause:
      let pause = try Pauses.rows(where: "id = ?1", .blob(id.bytes), in: database).first
      return pause.flatMap { pause in pause.ending.map { .wish(pause, $0) } }
    case .thing:
      return try database.first(
        "SELECT title, finished FROM thing WHERE id = ?1",
        .blob(id.bytes)
      ) { row in try row.day(1).map { .thing(row.isNull(0) ? nil : row.name(0), on: $0) } } ?? nil
    case .act, .setting, .round, .register, nil: return nil
    }
  }
}
