import LetGoCore

/// Finds what was set on two devices that did not know of each other, when the one's ops reach the other.
///
/// Of a field the later value stays, and the earlier one is kept track of, so that history can tell it.
/// What this device set is compared with what comes, which tells how many of this device's segments were
/// known where it was written.
struct Replacements {
  private let database: Database
  private let remote: String
  private let device: Device
  private let sent: ID

  /// What people set, and nothing that letgo counts for itself.
  private static let kinds: [Op.Kind] = [.item, .thing, .pause, .setting]

  /// Takes the place that ops come from; nil when there is nothing of this device's that they could meet.
  init?(from remote: String, in database: Database) throws {
    device = try Device(in: database)
    guard try device.newest(in: database) != nil,
      let sent = try database.first(
        "SELECT sent FROM remote WHERE name = ?1 AND sent IS NOT NULL",
        .text(remote),
        row: { try $0.id(0) }
      )
    else { return nil }
    self.database = database
    self.remote = remote
    self.sent = sent
  }

  /// Keeps track of what was replaced on an entity, some ops on which have just come: of each such the body
  /// returns how many of this device's segments were known to who wrote it, of another nil.
  func note(on entity: ID, heard: (ID) throws -> Int?) throws {
    var kinds: Set<String> = []
    let ops = try CountedOp.all(on: entity, in: database, addingKindsTo: &kinds)
    guard kinds.contains(where: { kind in Self.kinds.contains { $0.rawValue == kind } }),
      ops.contains(where: { isOwn($0.id) })
    else { return }
    var standing: [String: (op: CountedOp, value: FieldValue)] = [:]
    var coming: [String: (op: CountedOp, value: FieldValue, heard: Int)] = [:]
    for op in ops {
      let heard = try heard(op.id)
      for (name, value) in try op.fields(by: database) {
        if let heard { coming[name] = (op, value, heard) } else { standing[name] = (op, value) }
      }
    }
    for (name, new) in coming {
      guard let old = standing[name], isOwn(old.op.id), old.value != new.value else { continue }
      if new.op < old.op {
        try keep(new.op, name)
      } else if try !isAmong(first: new.heard, old.op.id) {
        try keep(old.op, name)
      }
    }
  }

  private func isOwn(_ op: ID) -> Bool { op.device == device.number }

  /// Whether one of this device's ops is in the first so many of its segments.
  private func isAmong(first count: Int, _ op: ID) throws -> Bool {
    guard op <= sent else { return false }
    let length =
      try database.first(
        "SELECT min(length) FROM dispatch WHERE remote = ?1 AND op >= ?2",
        .text(remote),
        .blob(op.bytes)
      ) { $0.isNull(0) ? nil : $0.integer(0) } ?? nil
    // Where it is not known, nothing is claimed.
    return length.map { $0 <= count } ?? true
  }

  private func keep(_ op: CountedOp, _ field: String) throws {
    try database.run(
      """
      INSERT OR IGNORE INTO replaced (op, field, day, stamp)
      SELECT op.id, ?2, act.day, op.stamp FROM op JOIN act ON act.id = op.act WHERE op.id = ?1
      """,
      .blob(op.id.bytes),
      .text(field)
    )
  }
}

/// A value that another device's took the place of, neither knowing of the other.
package struct ReplacedValue: Equatable, Sendable {
  /// What it was set on.
  package let kind: Op.Kind
  /// What that is called; nil for what has no name, or none any more.
  package let name: Name?
  /// The field, as ops name it.
  package let field: String
  /// The value.
  package let value: FieldValue
  /// The person's day on which it was set.
  package let day: Day
}

extension ReplacedValue {
  /// Reads what is kept of a field of an op; nil when it is gone, or says nothing.
  static func of(_ op: ID, _ field: String, in database: Database) throws -> ReplacedValue? {
    let found = try database.first(
      "SELECT op.entity, op.kind, act.day FROM op JOIN act ON act.id = op.act WHERE op.id = ?1",
      .blob(op.bytes)
    ) { row in (try row.id(0), row.text(1).flatMap(Op.Kind.init(rawValue:)), try row.day(2)) }
    guard case (let entity, let kind?, let day?)? = found else { return nil }
    var kinds: Set<String> = []
    let ops = try CountedOp.all(on: entity, in: database, addingKindsTo: &kinds)
    let value = try ops.first { $0.id == op }?.fields(by: database).last { $0.name == field }?.value
    guard let value, value != .null else { return nil }
    let state = try EntityState.of(entity, in: database)
    let title = state?.text("name") ?? state?.text("title")
    return ReplacedValue(
      kind: kind,
      name: title.flatMap { try? Name($0) },
      field: field,
      value: value,
      day: day
    )
  }
}
