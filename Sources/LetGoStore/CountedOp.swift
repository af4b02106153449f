import LetGoCore

/// An op of an act that is not undone.
struct CountedOp {
  let kind: String
  let stamp: Int64
  let id: ID
  private let json: String

  /// Returns the ops on an entity that count, the last one last, and adds what all of them call its kind.
  static func all(
    on entity: ID,
    in database: Database,
    addingKindsTo kinds: inout Set<String>
  ) throws -> [CountedOp] {
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
            json: found.text(3) ?? ""
          )
        )
      }
    }
    if ops.count > 1 { ops.sort { $0 < $1 } }
    return ops
  }

  /// The two parts of `StoredOp.isAboutEntity`.
  private static let searches = ["id = ?1", "entity = ?1 AND entity <> id"].map { condition in
    """
    SELECT kind, stamp, id, fields, EXISTS (SELECT 1 FROM act WHERE id = op.act AND undone = 1)
    FROM op WHERE \(condition)
    """
  }

  /// Returns what it sets; a newer letgo's shapes are of no use here.
  func fields(by database: Database) throws -> [(name: String, value: FieldValue)] {
    try plainFields
      ?? database.rows(
        "SELECT key, type, atom FROM json_each(?1)",
        .text(json)
      ) { row in
        let value: FieldValue? =
          switch row.text(1) {
          case "text": .text(row.text(2) ?? "")
          case "integer": .integer(row.integer(2))
          case "null": .null
          default: nil
          }
        return value.map { (row.text(0) ?? "", $0) }
      }
      .compactMap(\.self)
  }

  /// What it sets when that is written plainly; nil when it is not.
  private var plainFields: [(name: String, value: FieldValue)]? {
    var text = json
    return text.withUTF8 { bytes in
      var json = PlainJSON(bytes)
      var fields: [(name: String, value: FieldValue)] = []
      let isPlain = json.members { key, value in
        let field: FieldValue =
          switch value {
          case .text(let text): .text(String(decoding: text, as: UTF8.self))
          case .integer(let number): .integer(number)
          case .null: .null
          }
        fields.append((String(decoding: key, as: UTF8.self), field))
        return true
      }
      return isPlain && json.isAtEnd ? fields : nil
    }
  }
}

extension CountedOp: Comparable {
  /// Of two that set the same field the greater one's value stays.
  static func < (one: CountedOp, other: CountedOp) -> Bool {
    (one.stamp, one.id) < (other.stamp, other.id)
  }

  static func == (one: CountedOp, other: CountedOp) -> Bool { one.id == other.id }
}
