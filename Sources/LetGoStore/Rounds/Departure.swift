import LetGoCore

/// That an item went out of the house, by the op that says so.
struct Departure {
  /// The op that counts.
  let op: ID
  /// Milliseconds since 1970-01-01T00:00Z.
  let stamp: Int64
  /// The person's day.
  let date: Day
  /// Whether the person named the day, and not the clock.
  let isDated: Bool
  /// How many pieces went.
  let pieces: Int
  /// What went.
  let name: Name

  /// Returns what is out and went on one of some days of the person's.
  static func all(from first: Day, through last: Day, in database: Database) throws -> [Departure] {
    // The first op of an item and the later ones are found by different indexes.
    let sources = ["op.id = item.id", "op.entity = item.id AND op.entity <> op.id"]
    let union = sources.map {
      """
      SELECT item.id AS item, op.id, op.stamp, item.day, coalesce(item.count, 1),
        json_extract(op.fields, '$.dated') AS dated, item.name
      FROM item JOIN op ON \($0)
      WHERE item.outcome = 'out' AND item.day BETWEEN ?1 AND ?2
        AND json_extract(op.fields, '$.outcome') IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM act WHERE id = op.act AND undone = 1)
      """
    }.joined(separator: " UNION ALL ")
    let rows = try database.rows(
      union,
      .integer(first.number),
      .integer(last.number)
    ) { row in
      (
        item: try row.id(0),
        departure: Departure(
          op: try row.id(1),
          stamp: row.integer(2),
          date: try row.day(3) ?? first,
          isDated: row.integer(5) == 1,
          pieces: Int(row.integer(4)),
          name: row.name(6)
        )
      )
    }
    var latest: [ID: Departure] = [:]
    for (item, departure) in rows {
      if let known = latest[item], (departure.stamp, departure.op) < (known.stamp, known.op) {
        continue
      }
      latest[item] = departure
    }
    return Array(latest.values)
  }

  /// Returns the number of the day of a round on which it went; nil for none.
  ///
  /// The round's clock decides, unless the person named a day: then that date does.
  func day(in round: Round) -> Int? {
    if isDated { return round.number(of: date) }
    let day = round.day(at: stamp / 1_000)
    return (1...round.days.count).contains(day) ? day : nil
  }
}
