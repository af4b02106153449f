import LetGoCore

/// One value of a line: how JSON calls its type, and what it is.
struct Part {
  let type: String?
  private let found: SQLValue

  /// Takes two columns of a row: the type and the value.
  init(_ row: Statement, _ column: Int32) {
    type = row.text(column)
    switch type {
    case "integer" where row.text(column + 1) == String(row.integer(column + 1)):
      found = .integer(row.integer(column + 1))
    case "text", "object", "array": found = .text(row.text(column + 1))
    // A number that is not whole, or too large to be kept as one, fits nothing.
    default: found = .blob([])
    }
  }

  /// The value; nil when it is missing.
  var value: SQLValue? {
    type == nil || type == "null" ? nil : found
  }
}

/// What a line of a file is made of, before anything of it is believed.
struct Parts {
  /// Finds the parts of the line `?1`, which is JSON.
  static let query = """
    SELECT json_type(?1), json_type(?1, '$.op'),
      json_array_length(?1, '$.op'),
      json_type(?1, '$.op[0]'), json_extract(?1, '$.op[0]'),
      json_type(?1, '$.op[1]'), json_extract(?1, '$.op[1]'),
      json_type(?1, '$.op[2]'), json_extract(?1, '$.op[2]'),
      json_type(?1, '$.op[3]'), json_extract(?1, '$.op[3]'),
      json_type(?1, '$.op[4]'), json_extract(?1, '$.op[4]'),
      json_type(?1, '$.op[5]'), json_extract(?1, '$.op[5]'),
      json_type(?1, '$.checksum'), json_extract(?1, '$.checksum')
    """

  private let isOp: Bool
  private let count: Int64
  let id: Part
  let act: Part
  let entity: Part
  let kind: Part
  let stamp: Part
  let fields: Part
  let checksum: Part

  init(_ row: Statement) {
    isOp = row.text(0) == "object" && row.text(1) == "array"
    count = row.integer(2)
    id = Part(row, 3)
    act = Part(row, 5)
    entity = Part(row, 7)
    kind = Part(row, 9)
    stamp = Part(row, 11)
    fields = Part(row, 13)
    checksum = Part(row, 15)
  }

  /// Complains about what is no op, or has more parts than one.
  func checkShape() throws {
    guard isOp else { throw IntakeFailure.Fault.notOp }
    guard count <= 6 else { throw IntakeFailure.Fault.unknownPart("op[6]") }
  }

  /// Complains about what stands beside the op and its checksum: no column of a store could keep it.
  static func checkRest(of line: String, by parser: Database) throws {
    let unknown = try parser.first(
      "SELECT key FROM json_each(?1) WHERE key NOT IN ('op', 'checksum')",
      .text(line)
    ) { $0.text(0) ?? "" }
    if let unknown { throw IntakeFailure.Fault.unknownPart(unknown) }
    let repeated = try parser.integer(
      "SELECT count(*) - count(DISTINCT key) FROM json_each(?1)",
      .text(line)
    )
    guard repeated == 0 else { throw IntakeFailure.Fault.notOp }
  }
}
