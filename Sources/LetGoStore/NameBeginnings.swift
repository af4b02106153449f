import LetGoCore

/// Names that begin with what is typed, for completion: some of them, and at once, however many there are.
///
/// What changed last comes first; the rest is looked for along the index of names, as far as a key press
/// may take.
extension Store {
  /// Returns the names of items with one of some outcomes that begin with a text, at most so many.
  package func itemNames(
    _ outcomes: [Outcome.Kind],
    beginningWith text: String,
    atMost most: Int
  ) throws -> [Name] {
    var names = Beginnings(of: text, atMost: most)
    let words = outcomes.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    let condition = "outcome IN (\(words))"
    try names.gather(from: "item", where: condition, "outcome", in: database) { names in
      for outcome in outcomes {
        try names.take(
          from:
            "SELECT name, key FROM item WHERE outcome = ?1 ORDER BY day DESC, stamp DESC LIMIT ?2",
          .text(outcome.rawValue),
          .integer(names.recent),
          in: database
        )
      }
    }
    return names.found
  }

  /// Returns the names of wishes that wait and begin with a text, at most so many.
  package func wishNames(beginningWith text: String, atMost most: Int) throws -> [Name] {
    var names = Beginnings(of: text, atMost: most)
    try names.gather(from: "pause", where: "ending IS NULL", "ending", in: database) { names in
      try names.take(
        from: "SELECT name, key FROM pause WHERE ending IS NULL ORDER BY began DESC LIMIT ?1",
        .integer(names.recent),
        in: database
      )
    }
    return names.found
  }

  /// Returns the labels of boxes in the house that begin with a text, at most so many.
  package func boxLabels(beginningWith text: String, atMost most: Int) throws -> [Name] {
    var names = Beginnings(of: text, atMost: most)
    try names.take(
      from: """
        SELECT label, box FROM (
          SELECT label, box, outcome FROM item WHERE box >= ?1 AND box < ?2 LIMIT ?3)
        WHERE outcome = 'boxed'
        """,
      .text(names.prefix),
      .text(names.end),
      .integer(Beginnings.rowsLookedUp),
      in: database
    )
    return names.found
  }
}

/// Gathers names that begin with a text, each once.
private struct Beginnings {
  /// The text as look-ups compare it.
  let prefix: String
  private let most: Int
  private var keys: Set<String> = []
  private(set) var found: [Name] = []

  /// Rows that are not in an index are read one by one, each from a page of its own: in a million items
  /// that takes longer than all the rest of a key press.
  static let rowsLookedUp = 100
  private static let latestLookedUp = 24
  /// Entries of an index lie side by side.
  private static let entriesPassed = 10_000

  init(of text: String, atMost most: Int) {
    let folded = text.folded
    // What ends a word is meant: "usb " is not the beginning of "usbc".
    let endsWord = text.last?.isWhitespace == true && !folded.isEmpty
    prefix = endsWord ? folded + " " : folded
    self.most = most
  }

  /// What comes after all texts that begin so.
  var end: String { prefix + "\u{10FFFF}" }

  /// How many of the latest are looked at; where nothing is typed, all of them fit.
  var recent: Int { prefix.isEmpty ? most : Self.latestLookedUp }

  /// Takes what fits of the names and keys that a statement returns.
  mutating func take(from sql: String, _ values: SQLValue..., in database: Database) throws {
    let rows = try database.rows(sql, values) { row in (name: row.name(0), key: row.text(1) ?? "") }
    for (name, key) in rows { take(name, key) }
  }

  /// Takes what fits of a table: `latest` first and then more in the order of the names; where the index
  /// shows all that fits, that is enough, and only those rows are read.
  mutating func gather(
    from table: String,
    where condition: String,
    _ column: String,
    in database: Database,
    latest: (inout Beginnings) throws -> Void
  ) throws {
    guard !prefix.isEmpty else { return try latest(&self) }
    var entries = try entries(of: table, where: condition, column, in: database)
    if try areAll(entries, of: table, in: database) {
      entries.sort { $0.stamp > $1.stamp }
    } else {
      try latest(&self)
    }
    for entry in entries where found.count < most && !keys.contains(entry.key) {
      let name = try database.first(
        "SELECT name FROM \(table) WHERE id = ?1",
        .blob(entry.id.bytes)
      ) { $0.name(0) }
      if let name { take(name, entry.key) }
    }
  }

  private var mostEntries: Int { most * 10 }

  private func entries(
    of table: String,
    where condition: String,
    _ column: String,
    in database: Database
  ) throws -> [(key: String, id: ID, stamp: Int64)] {
    try database.rows(
      """
      SELECT key, id, stamp FROM (
        SELECT key, id, stamp, \(column) FROM \(table) WHERE key >= ?1 AND key < ?2
        ORDER BY key, stamp LIMIT ?3)
      WHERE \(condition) LIMIT ?4
      """,
      [.text(prefix), .text(end), .integer(Self.entriesPassed), .integer(mostEntries)]
    ) { row in (key: row.text(0) ?? "", id: try row.id(1), stamp: row.integer(2)) }
  }

  private func areAll(
    _ entries: [(key: String, id: ID, stamp: Int64)],
    of table: String,
    in database: Database
  ) throws -> Bool {
    guard entries.count < mostEntries else { return false }
    return try database.first(
      "SELECT 1 FROM \(table) WHERE key >= ?1 AND key < ?2 LIMIT 1 OFFSET ?3",
      .text(prefix),
      .text(end),
      .integer(Self.entriesPassed)
    ) { _ in true } == nil
  }

  private mutating func take(_ name: Name, _ key: String) {
    guard found.count < most, key.utf8.starts(with: prefix.utf8), keys.insert(key).inserted else {
      return
    }
    found.append(name)
  }
}
