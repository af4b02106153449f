import LetGoCore

/// What the ops of acts not undone say about one entity.
///
/// Each field has the value that was stamped last, the op's id deciding a tie, so that any order of
/// arrival gives the same state.
struct EntityState {
  /// What the entity is, as the ops spell it.
  let kind: String
  /// The fields that are set.
  private(set) var fields: [String: (value: FieldValue, stamp: Int64)] = [:]
  /// The stamp of the first op.
  private(set) var began: Int64
  /// The stamp of the last op.
  private(set) var changed: Int64
  /// The last op.
  private(set) var newest: ID

  /// Makes the state that a first op leaves.
  init(kind: String, fields: Fields, stamp: Int64, op: ID) {
    self.kind = kind
    self.fields = fields.mapValues { ($0, stamp) }
    began = stamp
    changed = stamp
    newest = op
  }

  /// Returns the state of an entity, or nil when no op of it counts.
  static func of(_ entity: ID, in database: Database) throws -> EntityState? {
    var state: EntityState?
    // Ops on an act always count: they are what undoes it.
    _ = try database.rows(
      """
      SELECT op.kind, op.stamp, f.key, f.type, f.atom, op.id
      FROM op LEFT JOIN json_each(op.fields) AS f
      WHERE \(StoredOp.isAboutEntity)
        AND (op.kind = 'act' OR NOT EXISTS (SELECT 1 FROM act WHERE id = op.act AND undone = 1))
      ORDER BY op.stamp, op.id
      """,
      .blob(entity.bytes)
    ) { row in
      let (stamp, op) = (row.integer(1), try row.id(5))
      var current =
        state ?? EntityState(kind: row.text(0) ?? "", fields: [:], stamp: stamp, op: op)
      current.changed = stamp
      current.newest = op
      if let name = row.text(2) {
        let value: FieldValue? =
          switch row.text(3) {
          case "text": .text(row.text(4) ?? "")
          case "integer": .integer(row.integer(4))
          case "null": .null
          // A newer letgo's shape: kept in the op, of no use here.
          default: nil
          }
        if let value { current.fields[name] = (value, stamp) }
      }
      state = current
    }
    return state
  }

  /// Returns a field's text, or nil when it is not set to one.
  func text(_ field: String) -> String? {
    if case .text(let text) = fields[field]?.value { text } else { nil }
  }

  /// Returns a field's whole number, or nil when it is not set to one.
  func integer(_ field: String) -> Int64? {
    if case .integer(let number) = fields[field]?.value { number } else { nil }
  }

  /// Returns a field as the day that its text names, or nil.
  func day(_ field: String) -> Day? {
    text(field).flatMap { Day($0) }
  }

  /// Returns when a field was last cleared, or nil when it is set or never was.
  func cleared(_ field: String) -> Int64? {
    guard let (value, stamp) = fields[field], value == .null else { return nil }
    return stamp
  }
}
