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
    var kinds: Set<String> = []
    return try of(entity, in: database, addingKindsTo: &kinds)
  }

  /// Returns the state of an entity, and adds what all of its ops call its kind.
  static func of(
    _ entity: ID,
    in database: Database,
    addingKindsTo kinds: inout Set<String>
  ) throws -> EntityState? {
    var ops: [CountedOp] = []
    // Two searches, since one for either of two things has to put all that it finds in a table first.
    for search in searches {
      let found = try database.statement(search)
      defer { found.reset() }
      try found.bind(1, entity)
      while try found.step() {
        let kind = found.text(0) ?? ""
        kinds.insert(kind)
        // Ops on an act always count: they are what undoes it.
        if found.integer(4) == 1, kind != Op.Kind.act.rawValue { continue }
        ops.append(
          CountedOp(
            kind: kind,
            stamp: found.integer(1),
            id: try found.id(2),
            fields: found.text(3) ?? ""
          )
        )
      }
    }
    if ops.count > 1 { ops.sort { ($0.stamp, $0.id) < ($1.stamp, $1.id) } }
    guard let first = ops.first else { return nil }
    var state = EntityState(kind: first.kind, fields: [:], stamp: first.stamp, op: first.id)
    for op in ops {
      state.changed = op.stamp
      state.newest = op.id
      if !state.set(plain: op.fields) { try state.set(op.fields, by: database) }
    }
    return state
  }

  /// An op that counts.
  private struct CountedOp {
    let kind: String
    let stamp: Int64
    let id: ID
    let fields: String
  }

  /// The two parts of `StoredOp.isAboutEntity`.
  private static let searches = ["id = ?1", "entity = ?1 AND entity <> id"].map { condition in
    """
    SELECT kind, stamp, id, fields, EXISTS (SELECT 1 FROM act WHERE id = op.act AND undone = 1)
    FROM op WHERE \(condition)
    """
  }

  /// Sets what an op's fields say when they are written plainly; false when they are not.
  private mutating func set(plain text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var json = PlainJSON(bytes)
      let isPlain = json.members { key, value in
        let field: FieldValue =
          switch value {
          case .text(let text): .text(String(decoding: text, as: UTF8.self))
          case .integer(let number): .integer(number)
          case .null: .null
          }
        fields[String(decoding: key, as: UTF8.self)] = (field, changed)
        return true
      }
      return isPlain && json.isAtEnd
    }
  }

  /// Sets what an op's fields say, with SQLite as the parser.
  private mutating func set(_ json: String, by database: Database) throws {
    let members = try database.rows(
      "SELECT key, type, atom FROM json_each(?1)",
      .text(json)
    ) { row -> (String, FieldValue)? in
      let value: FieldValue? =
        switch row.text(1) {
        case "text": .text(row.text(2) ?? "")
        case "integer": .integer(row.integer(2))
        case "null": .null
        // A newer letgo's shape: kept in the op, of no use here.
        default: nil
        }
      return value.map { (row.text(0) ?? "", $0) }
    }
    for case (let name, let value)? in members { fields[name] = (value, changed) }
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
