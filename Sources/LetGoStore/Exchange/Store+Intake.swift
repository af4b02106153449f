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

  private func takeIn(
    _ intake: Intake,
    from source: Arrivals.Source,
    on today: Day?,
    step: (IntakeStep) throws -> Void,
    ending: () throws -> Void
  ) throws -> IntakeTally {
    try prepareForBatch()
    var first: ID?
    return try transaction {
      try intake.scratch.run(script: "DELETE FROM act; DELETE FROM entity")
      let arrivals = try Arrivals(from: source, in: database)
      var tally = try insertOps(of: intake, noting: arrivals, step: step) { first = first ?? $0 }
      try refreshActs(of: intake)
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
    added: (ID) -> Void
  ) throws -> IntakeTally {
    var tally = IntakeTally()
    try intake.scratch.eachPage(
      "SELECT id, act, entity, kind, fields, stamp, checksum FROM staged"
    ) { row in
      StagedRow(row)
    } _: { page in
      for op in page {
        try database.run(
          """
          INSERT INTO op (id, act, entity, kind, fields, stamp, checksum)
          VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT (id) DO NOTHING
          """,
          .blob(op.id),
          .blob(op.act),
          .blob(op.entity),
          .text(op.kind),
          .text(op.fields),
          .integer(op.stamp),
          .blob(op.checksum)
        )
        let isNew = try database.integer("SELECT changes()") == 1
        try arrivals.note(op.id, isNew: isNew)
        guard isNew else {
          tally.known += 1
          continue
        }
        tally.new += 1
        ID(bytes: op.id).map(added)
        let touched = op.kind == Op.Kind.act.rawValue ? "act" : "entity"
        try intake.scratch.run(
          "INSERT OR IGNORE INTO \(touched) (id) VALUES (?1)",
          .blob(op.entity)
        )
      }
      try step(.recording(tally.new + tally.known, of: intake.count))
    }
    return tally
  }

  /// Acts come first, because what counts of the others depends on them.
  private func refreshActs(of intake: Intake) throws {
    try intake.scratch.eachPage("SELECT id FROM act") {
      try $0.id(0)
    } _: { acts in
      for act in acts {
        try refresh(act, of: intake)
        // Also what was here before: the act may be undone by what came.
        let entities = try database.rows(
          "SELECT DISTINCT entity FROM op WHERE act = ?1 AND kind <> 'act'",
          .blob(act.bytes)
        ) { $0.blob(0) }
        for entity in entities {
          try intake.scratch.run("INSERT OR IGNORE INTO entity (id) VALUES (?1)", .blob(entity))
        }
      }
    }
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
    let kinds = try database.rows(
      "SELECT DISTINCT kind FROM op WHERE \(StoredOp.isAboutEntity)",
      .blob(entity.bytes)
    ) { $0.text(0) ?? "" }
    guard kinds.count == 1, let kind = kinds.first else {
      let line = try intake.scratch.integer(
        "SELECT min(line) FROM staged WHERE entity = ?1",
        .blob(entity.bytes)
      )
      throw IntakeFailure(line: Int(line), fault: .twoKinds)
    }
    guard let known = Op.Kind(rawValue: kind) else { return nil }
    try Projection(database: database).refresh(entity, kind: known)
    return known
  }
}

/// A staged op as its columns are.
private struct StagedRow {
  let id: [UInt8]
  let act: [UInt8]
  let entity: [UInt8]
  let kind: String
  let fields: String
  let stamp: Int64
  let checksum: [UInt8]

  init(_ row: Statement) {
    id = row.blob(0)
    act = row.blob(1)
    entity = row.blob(2)
    kind = row.text(3) ?? ""
    fields = row.text(4) ?? ""
    stamp = row.integer(5)
    checksum = row.blob(6)
  }
}
