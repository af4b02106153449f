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
    let ops = try CountedOp.all(on: entity, in: database, addingKindsTo: &kinds)
    guard let first = ops.first else { return nil }
    var state = EntityState(kind: first.kind, fields: [:], stamp: first.stamp, op: first.id)
    for op in ops {
      state.changed = op.stamp
      state.newest = op.id
      for (name, value) in try op.fields(by: database) { state.fields[name] = (value, op.stamp) }
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
