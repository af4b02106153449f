import LetGoCore

/// An act, as it is named when it is taken back.
package struct RecordedAct: Equatable, Sendable {
  /// The verb that the person used.
  package let verb: String
  /// What its first op was about.
  package let name: String
  /// How many things it was about.
  package let count: Int
}

extension Store {
  /// Takes back this device's newest act that counts, and returns it.
  ///
  /// One op on the act undoes all of its ops. Refused when a later act changed the same, or when it
  /// would open a third thing.
  package func undo(at moment: Moment) throws -> RecordedAct {
    try transaction {
      guard let act = try newestAct() else { throw Refusal.nothingToUndo }
      if let verb = try verb(ofChangeSince: act) { throw Refusal.changedSince(verb: verb) }
      let recorded = try describe(act)
      let undoing = try Act(undoing: act, at: moment, in: database)
      try undoing.finish()
      let open = try Things.open(in: database)
      guard open.count <= Thing.most else { throw Refusal.full(Array(open.prefix(Thing.most))) }
      return recorded
    }
  }

  private func newestAct() throws -> ID? {
    let device = try Device(in: database)
    return try database.first(
      "SELECT id FROM act WHERE undone = 0 AND id BETWEEN ?1 AND ?2 ORDER BY id DESC LIMIT 1",
      .blob(device.first.bytes),
      .blob(device.last.bytes)
    ) { try $0.id(0) }
  }

  /// Returns the verb of a later act that counts and that changed what this one set, or nil.
  ///
  /// What an act began, any later change needs; of anything else only the same field matters.
  private func verb(ofChangeSince act: ID) throws -> String? {
    try database.first(
      """
      SELECT coalesce(act.verb, '') FROM op AS mine
      JOIN op AS later ON later.entity = mine.entity AND later.act <> mine.act
        AND (later.stamp, later.id) > (mine.stamp, mine.id)
      JOIN act ON act.id = later.act AND act.undone = 0
      WHERE mine.act = ?1 AND mine.kind <> 'act'
        AND (mine.id = mine.entity OR EXISTS (
          SELECT 1 FROM json_each(mine.fields) AS a JOIN json_each(later.fields) AS b
          ON a.key = b.key))
      LIMIT 1
      """,
      .blob(act.bytes)
    ) { $0.text(0) ?? "" }
  }

  private func describe(_ act: ID) throws -> RecordedAct {
    let verb = try database.first("SELECT verb FROM act WHERE id = ?1", .blob(act.bytes)) {
      ($0.text(0) ?? "").withoutControls()
    }
    let name = try database.first(
      """
      SELECT coalesce(item.name, thing.title, pause.name) FROM op
      LEFT JOIN item ON item.id = op.entity
      LEFT JOIN thing ON thing.id = op.entity
      LEFT JOIN pause ON pause.id = op.entity
      WHERE op.act = ?1 AND op.kind <> 'act' ORDER BY op.id LIMIT 1
      """,
      .blob(act.bytes)
    ) { $0.name(0).text }
    let count = try database.integer(
      "SELECT count(DISTINCT entity) FROM op WHERE act = ?1 AND kind <> 'act'",
      .blob(act.bytes)
    )
    return RecordedAct(verb: verb ?? "", name: name ?? "", count: Int(count))
  }
}
