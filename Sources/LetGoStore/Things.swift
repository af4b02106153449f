import LetGoCore

extension Act {
  /// Adds a thing to do and returns its place; refused when two are open.
  @discardableResult
  package func add(_ title: Name) throws -> Int {
    let open = try openThings()
    guard open.count < Thing.most else { throw Refusal.full(Array(open.prefix(Thing.most))) }
    try create(.thing, ["title": .text(title.text)])
    return open.count + 1
  }

  /// Returns the things that are open, as this act leaves them so far.
  package func openThings() throws -> [Thing] {
    try Things.open(in: database)
  }

  /// Sets a thing's completion, which is what streaks are made of.
  package func finish(_ thing: Thing) throws {
    try set(["finished": .text(moment.day.description)], on: thing.id, kind: .thing)
    // An `add` in the same act needs the place that this one leaves.
    try Projection(database: database).refresh(thing.id, kind: .thing)
  }

  /// Puts a thing away without having done it.
  package func discard(_ thing: Thing) throws {
    try set(["discarded": .text(moment.day.description)], on: thing.id, kind: .thing)
    try Projection(database: database).refresh(thing.id, kind: .thing)
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
  /// Returns the things that have a place, at most two.
  package func activeThings() throws -> [Thing] {
    try Things.open(in: database).filter { $0.slot != nil }
  }

  /// Returns the things that wait for a place, as a merge or an import can leave them.
  package func waitingThings() throws -> [Thing] {
    try Things.open(in: database).filter { $0.slot == nil }
  }
}
