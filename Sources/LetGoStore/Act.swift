import LetGoCore

/// One recorded step of a person, in the making: what it sets is written as ops, all or nothing.
package final class Act {
  /// When, and on which of the person's days.
  package let moment: Moment
  let database: Database
  let device: Device
  private let verb: String
  private var lastNumber: UInt32
  private var salts = Random.Supply()
  private var movesThings = false
  private var movesItems = false

  /// Names the act once it has written something.
  package private(set) var id: ID?

  /// Begins an act that has not written anything yet.
  init(_ verb: String, at moment: Moment, in database: Database) throws {
    self.verb = verb
    self.moment = moment
    self.database = database
    device = try Device(in: database)
    lastNumber = try device.newestNumber(in: database)
  }

  /// Begins to undo an act, or to redo it, with an op on the act itself; nothing it began is lost.
  convenience init(
    setting act: ID,
    undone: Bool,
    at moment: Moment,
    in database: Database
  ) throws {
    try self.init(undone ? "undo" : "redo", at: moment, in: database)
    id = act
    try set(["undone": .integer(undone ? 1 : 0)], on: act, kind: .act)
    // What counts of an entity depends on the act, which `set` has brought in line by now.
    let touched = try database.rows(
      "SELECT DISTINCT entity, kind FROM op WHERE act = ?1 AND kind <> 'act'",
      .blob(act.bytes)
    ) { row in (try row.id(0), Op.Kind(rawValue: row.text(1) ?? "")) }
    for case (let entity, let kind?) in touched { try refresh(entity, kind) }
  }

  /// Begins an entity with its first fields, with a stamp after another's where it has to come behind it.
  @discardableResult
  func create(_ kind: Op.Kind, _ fields: Fields, after stamp: Int64 = 0) throws -> ID {
    let act = try begin()
    let id = nextID()
    try begin(id, kind, fields, in: act, after: stamp)
    note(kind)
    return id
  }

  /// Sets fields of an entity that exists, with a stamp after another's where it has to come behind it.
  func set(_ fields: Fields, on entity: ID, kind: Op.Kind, after stamp: Int64 = 0) throws {
    try set(fields, on: entity, kind: kind, in: begin(), after: stamp)
  }

  /// Gives the places anew when a thing was touched, and counts for the rounds that are on when an
  /// item was.
  func finish() throws {
    if movesThings { try Projection(database: database).assignPlaces() }
    if movesItems { try count() }
  }

  private func refresh(_ entity: ID, _ kind: Op.Kind) throws {
    try Projection(database: database).refresh(entity, kind: kind)
    note(kind)
  }

  private func note(_ kind: Op.Kind) {
    if kind == .thing { movesThings = true }
    if kind == .item || kind == .round { movesItems = true }
  }

  /// Begins an entity of an act that was recorded before, and is taken back with it.
  func create(_ kind: Op.Kind, _ fields: Fields, in act: ID) throws -> ID {
    let id = nextID()
    try begin(id, kind, fields, in: act)
    return id
  }

  /// Sets fields of an entity as a part of an act that was recorded before.
  func set(
    _ fields: Fields,
    on entity: ID,
    kind: Op.Kind,
    in act: ID,
    after other: Int64 = 0
  ) throws {
    // A change beats what its author saw, whatever the clock says.
    let newest = try database.integer(
      "SELECT max(stamp) FROM op WHERE \(StoredOp.isAboutEntity)",
      .blob(entity.bytes)
    )
    let stamp = max(moment.milliseconds, newest + 1, other + 1)
    try write(
      Op(id: nextID(), act: act, entity: entity, kind: kind, fields: fields, stamp: stamp)
    )
    try refresh(entity, kind)
  }

  /// Writes the op that begins the act, unless it is there, and returns the act.
  func begin() throws -> ID {
    if let id { return id }
    let first = nextID()
    try begin(
      first,
      .act,
      ["verb": .text(verb), "day": .text(moment.day.description)],
      in: first
    )
    id = first
    return first
  }

  private func begin(
    _ id: ID,
    _ kind: Op.Kind,
    _ fields: Fields,
    in act: ID,
    after other: Int64 = 0
  ) throws {
    let op = Op(
      id: id,
      act: act,
      entity: id,
      kind: kind,
      fields: fields,
      stamp: max(moment.milliseconds, other + 1)
    )
    try write(op)
    // It has no other op yet, so its state is what was set.
    let state = EntityState(kind: kind.rawValue, fields: fields, stamp: op.stamp, op: id)
    try Projection(database: database).write(state, of: id, kind: kind)
  }

  /// Returns the id of the next op.
  func nextID() -> ID {
    let id = device.id(after: lastNumber, salt: salts.next())
    lastNumber = id.number
    return id
  }

  private func write(_ op: Op) throws {
    try database.run(
      """
      INSERT INTO op (id, act, entity, kind, fields, stamp, checksum)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
      """,
      .blob(op.id.bytes),
      .blob(op.act.bytes),
      .blob(op.entity.bytes),
      .text(op.kind.rawValue),
      .text(op.fields.json),
      .integer(op.stamp),
      .blob(Checksum.of(op.line))
    )
  }
}

extension Store {
  /// Records one act, all or nothing, and returns what its body returns.
  ///
  /// What the body throws undoes whatever it had set.
  @discardableResult
  package func record<Result>(
    _ verb: String,
    at moment: Moment,
    _ body: (Act) throws -> Result
  ) throws -> Result {
    try transaction {
      try Pruning(database: database).run(asOf: moment.day)
      let act = try Act(verb, at: moment, in: database)
      let result = try body(act)
      try act.finish()
      return result
    }
  }
}
