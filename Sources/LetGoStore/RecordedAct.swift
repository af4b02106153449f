import LetGoCore

/// An act, as it is named when it is taken back.
package struct RecordedAct: Equatable, Sendable {
  /// The verb that the person used.
  package let verb: String
  /// The person's day.
  package let day: Day
  /// What its first op was about; nil when the words are gone.
  package let name: String?
  /// How many things it was about.
  package let count: Int
}

extension RecordedAct {
  /// Reads an act, whether it counts or not.
  init(_ act: ID, in database: Database) throws {
    let head = try database.first("SELECT verb, day FROM act WHERE id = ?1", .blob(act.bytes)) {
      (($0.text(0) ?? "").withoutControls(), try $0.day(1))
    }
    verb = head?.0 ?? ""
    day = head?.1 ?? Day(number: 0)
    // Read from the ops: what is undone has no row.
    let subject = try database.first(
      "SELECT entity, kind, id FROM op WHERE act = ?1 AND kind NOT IN ('act', 'register') ORDER BY id LIMIT 1",
      .blob(act.bytes)
    ) { (entity: $0.blob(0), kind: $0.text(1).flatMap(Op.Kind.init(rawValue:)), op: $0.blob(2)) }
    switch subject?.kind {
    case .item?, .thing?, .pause?:
      name = try Self.name(of: subject?.entity ?? [], in: database)
    case .setting?:
      name = try database.first(
        "SELECT group_concat(key, ', ') FROM op, json_each(op.fields) WHERE op.id = ?1",
        .blob(subject?.op ?? [])
      ) { ($0.text(0) ?? "").withoutControls() }
    case .round?:
      name =
        try database.first(
          """
          SELECT max(json_extract(fields, '$.friends')), max(json_extract(fields, '$.start'))
          FROM op WHERE \(StoredOp.isAboutEntity)
          """,
          .blob(subject?.entity ?? [])
        ) { row in
          row.value(0, as: RoundStart.self)?.name.text
            ?? row.value(1, as: Round.self)?.first.description
        } ?? nil
    case .act?, .register?, nil: name = nil
    }
    count = Int(
      try database.integer(
        "SELECT count(DISTINCT entity) FROM op WHERE act = ?1 AND kind NOT IN ('act', 'register')",
        .blob(act.bytes)
      )
    )
  }

  private static func name(of entity: [UInt8], in database: Database) throws -> String? {
    let sql = """
      SELECT coalesce(json_extract(fields, '$.name'), json_extract(fields, '$.title')) AS name
      FROM op WHERE \(StoredOp.isAboutEntity) AND name IS NOT NULL ORDER BY stamp DESC, id DESC LIMIT 1
      """
    return try database.first(sql, .blob(entity)) { $0.name(0).text }
  }
}
