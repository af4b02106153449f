import LetGoCore

/// What became of the ops of a file.
package struct IntakeTally: Equatable, Sendable {
  /// Ops that were not in the store.
  package var new = 0
  /// Ops that were there already.
  package var known = 0
  /// Open things that wait for a place now.
  package var waiting = 0
}

extension Store {
  /// Takes the ops of a file in, all or nothing: those whose id is known stay as they are.
  ///
  /// They keep the device that wrote them, so that an undo here never takes them, and are stored
  /// without the words that are pruned by that day; without a day the next write sees to it. What a
  /// step throws undoes all of it.
  package func takeIn(
    _ intake: Intake,
    on today: Day? = nil,
    step: (IntakeStep) throws -> Void = { _ in }
  ) throws -> IntakeTally {
    try takeIn(intake, from: .file, on: today, step: step) {}
  }

  /// Takes in the ops of segments that stand in a place, all or nothing, with how far its chains are
  /// known then.
  package func takeIn(
    _ intake: Intake,
    from remote: String,
    knowing chains: [Chain],
    on today: Day
  ) throws -> IntakeTally {
    try takeIn(intake, from: .remote(remote), on: today) { _ in
    } ending: {
      for chain in chains { try keep(chain, in: remote) }
    }
  }

  /// As many pages as the ten busiest years have, 160 MiB, of which no more is used than they need.
  private static let pages = 20_480

  private func takeIn(
    _ intake: Intake,
    from source: Arrivals.Source,
    on today: Day?,
    step: (IntakeStep) throws -> Void,
    ending: () throws -> Void
  ) throws -> IntakeTally {
    try prepareForBatch(keeping: Self.pages)
    var first: ID?
    return try transaction {
      try intake.scratch.run(script: "DELETE FROM act; DELETE FROM entity; DELETE FROM fresh")
      let arrivals = try Arrivals(from: source, in: database)
      let replacements = try source.remote.flatMap { try Replacements(from: $0, in: database) }
      var tally = try insertOps(of: intake, noting: arrivals, step: step) { op, heard in
        first = first ?? op
        if replacements != nil { try intake.noteFresh(op, hearing: heard) }
      }
      try refreshActs(of: intake)
      if let replacements { try note(replacements, by: intake) }
      try refreshEntities(
        of: intake,
        step: { try step(.recording(intake.count, of: intake.count)) }
      )
      if let today { try Pruning(database: database).run(asOf: today) }
      try ending()
      database.syncJournalEarly()
      tally.waiting = try Things.open(in: database).count { $0.slot == nil }
      return tally
    } writing: { _ in
      first
    }
  }

  private func insertOps(
    of intake: Intake,
    noting arrivals: Arrivals,
    step: (IntakeStep) throws -> Void,
    added: (ID, Int64) throws -> Void
  ) throws -> IntakeTally {
    var tally = IntakeTally()
    let insertion = try database.statement(
      """
      INSERT INTO op (id, act, entity, kind, fields, stamp, checksum)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT (id) DO NOTHING
      """
    )
    try intake.scratch.eachRow(
      "SELECT id, act, entity, kind, fields, stamp, checksum, heard FROM staged ORDER BY id"
    ) { op in
      for column: Int32 in 0..<7 { try insertion.bind(column + 1, op, column) }
      try insertion.runAgain()
      let isNew = database.changes == 1
      let id = try op.id(0)
      try arrivals.note(id, isNew: isNew)
      if isNew {
        tally.new += 1
        try added(id, op.integer(7))
        try intake.touch(op.id(2), of: op.text(3) ?? "")
      } else {
        tally.known += 1
      }
      let count = tally.new + tally.known
      if count % Intake.stride == 0 || count == intake.count {
        try step(.recording(count, of: intake.count))
      }
    }
    return tally
  }

  private func note(_ replacements: Replacements, by intake: Intake) throws {
    try intake.scratch.eachPage("SELECT id FROM entity") {
      try $0.id(0)
    } _: { entities in
      for entity in entities { try replacements.note(on: entity, heard: intake.heard) }
    }
  }

  /// Acts come first, because what counts of the others depends on them.
  private func refreshActs(of intake: Intake) throws {
    try intake.scratch.eachPage("SELECT id FROM act") {
      try $0.id(0)
    } _: { acts in
      for act in acts {
        let before = try isUndone(act)
        try refresh(act, of: intake)
        // What was here before counts otherwise when what came has undone the act, or the other way.
        guard try isUndone(act) != before else { continue }
        let entities = try database.rows(
          "SELECT DISTINCT entity FROM op WHERE act = ?1 AND kind <> 'act'",
          .blob(act.bytes)
        ) { try $0.id(0) }
        for entity in entities { try intake.touch(entity, of: "") }
      }
    }
  }

  /// Whether an act is undone, as it stands in the tables.
  private func isUndone(_ act: ID) throws -> Bool {
    try database.integer(
      "SELECT EXISTS (SELECT 1 FROM act WHERE id = ?1 AND undone = 1)",
      .blob(act.bytes)
    ) == 1
  }

  private func refreshEntities(of intake: Intake, step: () throws -> Void) throws {
    var movesThings = false
    try intake.scratch.eachPage("SELECT id FROM entity") {
      try $0.id(0)
    } _: { entities in
      for entity in entities where try refresh(entity, of: intake) == .thing { movesThings = true }
      try step()
    }
    if movesThings { try Projection(database: database).assignPlaces() }
  }

  /// Brings an entity's row in line and returns its kind, nil for one that only a newer letgo knows.
  @discardableResult
  private func refresh(_ entity: ID, of intake: Intake) throws -> Op.Kind? {
    var kinds: Set<String> = []
    let state = try EntityState.of(entity, in: database, addingKindsTo: &kinds)
    guard kinds.count == 1, let kind = kinds.first else {
      let line = try intake.scratch.integer(
        "SELECT min(line) FROM staged WHERE entity = ?1",
        .blob(entity.bytes)
      )
      throw IntakeFailure(line: Int(line), fault: .twoKinds)
    }
    guard let known = Op.Kind(rawValue: kind) else { return nil }
    try Projection(database: database).write(state, of: entity, kind: known)
    return known
  }
}

extension Intake {
  /// Remembers that an op was not in the store before, and what its author knew.
  fileprivate func noteFresh(_ op: ID, hearing heard: Int64) throws {
    let insertion = try scratch.statement("INSERT INTO fresh (id, heard) VALUES (?1, ?2)")
    try insertion.bind(1, op)
    try insertion.bind(2, heard)
    try insertion.runAgain()
  }

  /// Returns what the author of an op knew that was not in the store before; nil for one that was.
  fileprivate func heard(_ op: ID) throws -> Int? {
    try scratch.first("SELECT heard FROM fresh WHERE id = ?1", .blob(op.bytes)) {
      Int($0.integer(0))
    }
  }

  /// Remembers that something of an entity came in, or counts otherwise now.
  fileprivate func touch(_ entity: ID, of kind: String) throws {
    let table = kind == Op.Kind.act.rawValue ? "act" : "entity"
    let insertion = try scratch.statement("INSERT OR IGNORE INTO \(table) (id) VALUES (?1)")
    try insertion.bind(1, entity)
    try insertion.runAgain()
  }
}
