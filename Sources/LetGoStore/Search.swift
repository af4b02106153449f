import LetGoCore

/// Something that a search found, as it stands now.
package enum Find: Equatable, Sendable {
  case item(Item)
  case wish(Pause)
  case thing(Name, ThingState)
}

/// What became of a thing to do.
package enum ThingState: Equatable, Sendable {
  /// It is to do, since the instant at which it opened, in milliseconds since 1970-01-01T00:00Z.
  case open(since: Int64)
  case finished(on: Day)
  case discarded(on: Day)
}

extension Store {
  /// Returns the items, wishes and things whose names have words that begin with all the words of a
  /// name, the latest changed first, at most so many.
  package func search(_ words: Name, atMost most: Int) throws -> [Find] {
    let words = Set(words.key.split { " -/(\"".contains($0) }.map(String.init)).sorted()
    // Nothing but such marks begins no word.
    guard !words.isEmpty else { return [] }
    let conditions = words.indices.map { index in
      // The last line alone would do; what comes before it is many times faster.
      """
      instr(key, ?\(index + 2)) AND (instr(' ' || key, ' ' || ?\(index + 2))
        OR instr(' ' || replace(replace(replace(replace(key, '-', ' '), '/', ' '), '(', ' '),
          '"', ' '), ' ' || ?\(index + 2)))
      """
    }.joined(separator: " AND ")
    // Each part reads one index alone; only what is shown is looked up.
    let parts = [Op.Kind.item, .pause, .thing].map { kind in
      """
      SELECT * FROM (
        SELECT '\(kind.rawValue)' AS kind, id, stamp
        FROM \(kind.rawValue) WHERE key IS NOT NULL AND \(conditions) ORDER BY stamp DESC, id DESC LIMIT ?1)
      """
    }.joined(separator: " UNION ALL ")
    let found = try database.rows(
      "\(parts) ORDER BY stamp DESC, id DESC LIMIT ?1",
      [.integer(most)] + words.map { .text($0) }
    ) { row in (kind: row.text(0).flatMap(Op.Kind.init(rawValue:)), id: try row.id(1)) }
    return try found.compactMap { try find($0.kind, $0.id) }
  }

  private func find(_ kind: Op.Kind?, _ id: ID) throws -> Find? {
    switch kind {
    case .item:
      return try Items.rows(where: "id = ?1", .blob(id.bytes), in: database).first.map(Find.item)
    case .pause:
      return try Pauses.rows(where: "id = ?1", .blob(id.bytes), in: database).first.map(Find.wish)
    case .thing:
      return try database.first(
        "SELECT title, opened, finished, discarded FROM thing WHERE id = ?1",
        .blob(id.bytes)
      ) { row in
        let state: ThingState =
          if let day = try row.day(2) {
            .finished(on: day)
          } else if let day = try row.day(3) {
            .discarded(on: day)
          } else {
            .open(since: row.integer(1))
          }
        return .thing(row.name(0), state)
      }
    case .act, .setting, .round, .register, nil: return nil
    }
  }
}
