import LetGoCore

extension Store {
  /// Takes back this device's newest act that counts, and returns it.
  ///
  /// One op on the act undoes all of its ops. Refused when a later act changed the same, or when it
  /// would open a third thing.
  package func undo(at moment: Moment) throws -> RecordedAct {
    try set(undone: true, at: moment) { device in
      guard let act = try newestActs(of: device, atMost: 1).first else {
        throw Refusal.nothingToUndo
      }
      return act
    }
  }

  /// Sets back the act that this device took back last, and returns it.
  ///
  /// Refused as `undo` is.
  package func redo(at moment: Moment) throws -> RecordedAct {
    try set(undone: false, at: moment) { device in
      let act = try database.first(
        """
        SELECT id FROM act WHERE undone = 1 AND id BETWEEN ?1 AND ?2 ORDER BY changed DESC LIMIT 1
        """,
        .blob(device.first.bytes),
        .blob(device.last.bytes)
      ) { try $0.id(0) }
      guard let act else { throw Refusal.nothingToRedo }
      return act
    }
  }

  /// Returns what `undo` would take back, one after the other, at most so many acts.
  package func undoable(atMost most: Int) throws -> [RecordedAct] {
    try newestActs(of: Device(in: database), atMost: most)
      .prefix { try obstacle(to: $0, afterNewer: true) == nil }
      .map { try RecordedAct($0, in: database) }
  }

  /// An act of more has pages enough that the disk takes a while for them.
  private static let fewItems = 1_000

  private func set(
    undone: Bool,
    at moment: Moment,
    _ choose: (Device) throws -> ID
  ) throws -> RecordedAct {
    // It may be a batch that is taken back.
    try keepAllPages()
    return try transaction {
      try Pruning(database: database).run(asOf: moment.day)
      let act = try choose(Device(in: database))
      if let obstacle = try obstacle(to: act, afterNewer: undone) { throw obstacle }
      let recorded = try RecordedAct(act, in: database)
      let before = try Things.open(in: database)
      try Act(setting: act, undone: undone, at: moment, in: database).finish()
      // Where things wait there are more than two already; then none may be added.
      guard try Things.open(in: database).count <= max(Thing.most, before.count) else {
        throw Refusal.full(Array(before.prefix(Thing.most)))
      }
      if recorded.count > Self.fewItems { database.syncJournalEarly() }
      return recorded
    }
  }

  private func newestActs(of device: Device, atMost most: Int) throws -> [ID] {
    try database.rows(
      "SELECT id FROM act WHERE undone = 0 AND id BETWEEN ?1 AND ?2 ORDER BY id DESC LIMIT ?3",
      .blob(device.first.bytes),
      .blob(device.last.bytes),
      .integer(most)
    ) { try $0.id(0) }
  }

  /// Returns what keeps an act from being undone or redone, or nil; `afterNewer` leaves out what this
  /// device did later, which an undo takes back first.
  private func obstacle(to act: ID, afterNewer: Bool) throws -> Refusal? {
    let isWordless = try database.integer(
      """
      SELECT EXISTS (SELECT 1 FROM op JOIN thing ON thing.id = op.entity
        WHERE op.act = ?1 AND op.kind = 'thing' AND thing.title IS NULL)
      """,
      .blob(act.bytes)
    )
    if isWordless == 1 { return .wordsGone(verb: try RecordedAct(act, in: database).verb) }
    let isTold = try database.integer(
      "SELECT EXISTS (SELECT 1 FROM told WHERE act = ?1)",
      .blob(act.bytes)
    )
    if isTold == 1 { return .told(verb: try RecordedAct(act, in: database).verb) }
    return try verb(ofChangeSince: act, afterNewer: afterNewer).map { .changedSince(verb: $0) }
  }

  /// Returns the verb of a later act that counts and that changed what this one set, or nil.
  ///
  /// What an act began, any later change needs; of anything else only the same field matters.
  private func verb(ofChangeSince act: ID, afterNewer: Bool) throws -> String? {
    let newer = afterNewer ? act : try Device(in: database).last
    return try database.first(
      """
      SELECT coalesce(act.verb, '') FROM op AS mine
      JOIN op AS later ON later.act <> mine.act
        AND (later.id = mine.entity OR later.entity = mine.entity AND later.entity <> later.id)
        AND (later.stamp, later.id) > (mine.stamp, mine.id)
      JOIN act ON act.id = later.act AND act.undone = 0
      WHERE mine.act = ?1 AND mine.kind <> 'act'
        AND NOT (act.id > ?2 AND act.id <= ?3)
        AND (mine.id = mine.entity OR EXISTS (
          SELECT 1 FROM json_each(mine.fields) AS a JOIN json_each(later.fields) AS b
          ON a.key = b.key))
      LIMIT 1
      """,
      .blob(act.bytes),
      .blob(newer.bytes),
      .blob(try Device(in: database).last.bytes)
    ) { $0.text(0) ?? "" }
  }
}
