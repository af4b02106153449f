import LetGoCore

extension Act {
  /// Adds a thing to do and returns its place; refused when two are open.
  @discardableResult
  package func add(_ title: Name) throws -> Int {
    let open = try openThings()
    guard open.count < Thing.most else { throw Refusal.full(Array(open.prefix(Thing.most))) }
    let id = try create(.thing, ["title": .text(title.text)], after: newestOpening())
    // Not simply the next number: who opened first is decided by the stamps.
    try Projection(database: database).assignPlaces()
    return try openThings().first { $0.id == id }?.slot ?? 0
  }

  /// When the last of the open things opened, which one that opens now comes after, also where the clock
  /// was set back since.
  func newestOpening() throws -> Int64 {
    try database.integer(
      "SELECT max(opened) FROM thing WHERE finished IS NULL AND discarded IS NULL"
    )
  }

  /// Returns the things that are open, as this act leaves them so far.
  package func openThings() throws -> [Thing] {
    try Things.open(in: database)
  }

  /// Sets a thing's completion, which is what streaks are made of; without a day, today's.
  package func finish(_ thing: Thing, on day: Day? = nil) throws {
    let day = day ?? moment.day
    try set(["finished": .text(day.description)], on: thing.id, kind: .thing)
  }

  /// Puts a thing away without having done it.
  package func discard(_ thing: Thing) throws {
    try set(["discarded": .text(moment.day.description)], on: thing.id, kind: .thing)
  }
}

extension Act {
  /// Gives a waiting thing the place that was given last, and returns who waits for it now, first in
  /// line; nil when the thing had a place or there was a free one.
  @discardableResult
  package func keep(_ thing: Thing) throws -> Thing? {
    let open = try openThings()
    guard open.count > Thing.most, thing.slot == nil else { return nil }
    let last = open[Thing.most - 1]
    let opened = try database.integer(
      "SELECT opened FROM thing WHERE id = ?1",
      .blob(last.id.bytes)
    )
    // Before the other, which opened after everyone who has a place and before all who wait.
    try set(["opened": .integer(opened - 1)], on: thing.id, kind: .thing)
    try Projection(database: database).assignPlaces()
    return last
  }
}

/// The one predicate for open things, which every reader and writer uses.
enum Things {
  /// Returns the things that are open, in the order in which they opened.
  static func open(in database: Database) throws -> [Thing] {
    try database.rows(
      """
      SELECT id, title, slot FROM thing
      WHERE finished IS NULL AND discarded IS NULL ORDER BY opened, id
      """
    ) { row in
      try Thing(
        id: row.id(0),
        title: row.name(1),
        slot: row.isNull(2) ? nil : Int(row.integer(2))
      )
    }
  }
}

extension Store {
  /// Returns all open things, those with a place first.
  package func openThings() throws -> [Thing] {
    try Things.open(in: database)
  }

  /// Returns the things that have a place, at most two.
  package func activeThings() throws -> [Thing] {
    try Things.open(in: database).filter { $0.slot != nil }
  }

  /// Returns the open things that wait for a place, the next first; only a merge or an import makes
  /// some.
  package func waitingThings() throws -> [Thing] {
    try Things.open(in: database).filter { $0.slot == nil }
  }
}
