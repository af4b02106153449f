import LetGoCore

/// The tables that are read, computed from the ops and written in the same transaction.
struct Projection {
  let database: Database

  /// Brings an entity's row in line with its ops; without any that count, the row goes.
  func refresh(_ entity: ID, kind: Op.Kind) throws {
    try write(try EntityState.of(entity, in: database), of: entity, kind: kind)
  }

  /// Writes the row of an entity, or removes it where no op of it counts.
  func write(_ state: EntityState?, of entity: ID, kind: Op.Kind) throws {
    if let state {
      try write(state, of: entity, kind: kind)
    } else {
      try database.run("DELETE FROM \(kind.rawValue) WHERE id = ?1", .blob(entity.bytes))
    }
  }

  /// Writes the row of an entity whose state is known.
  func write(_ state: EntityState, of entity: ID, kind: Op.Kind) throws {
    switch kind {
    case .act: try writeAct(state, entity)
    case .item: try writeItem(state, entity)
    case .thing: try writeThing(state, entity)
    case .pause: try writePause(state, entity)
    case .setting: try writeSettings(state, entity)
    case .round: try writeRound(state, entity)
    case .register: try writeRegister(state, entity)
    }
  }

  private func writeAct(_ state: EntityState, _ id: ID) throws {
    try database.run(
      """
      INSERT OR REPLACE INTO act (id, verb, day, stamp, undone, changed)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6)
      """,
      .blob(id.bytes),
      .text(state.text("verb") ?? ""),
      .integer(state.day("day")?.number ?? 0),
      .integer(state.began),
      .integer(state.integer("undone") ?? 0),
      .integer(Int(state.newest.number))
    )
  }

  private func writeItem(_ state: EntityState, _ id: ID) throws {
    let name = state.name("name")
    let label = state.text("label") == nil ? nil : state.name("label")
    let outcome = state.text("outcome").flatMap { Outcome($0) }
    try database.run(
      """
      INSERT OR REPLACE INTO item
        (id, name, key, used, next, cost, minutes, exemption, count, outcome, day, way, place,
          reason, got, label, box, again, paid, location, mark, listed, stamp)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18,
        ?19, ?20, ?21, ?22, ?23)
      """,
      .blob(id.bytes),
      .text(name.text),
      .text(name.key),
      .text(state.text("used")),
      .text(state.text("next")),
      .text(state.text("cost")),
      .text(state.text("minutes")),
      .text(state.text("exemption")),
      .integer(
        state.integer("count").flatMap { (1...Int64(Item.most)).contains($0) ? Int($0) : nil }
      ),
      .text(outcome?.kind.rawValue),
      .integer(outcome?.day.number),
      .text(state.text("way")),
      .text(state.text("place")),
      .text(state.text("reason")),
      .text(state.text("got")),
      .text(label?.text),
      .text(label?.key),
      .integer(state.day("again")?.number),
      .text(state.text("paid")),
      .text(state.text("location")),
      .text(state.mark(beside: "location")),
      state.listed,
      .integer(state.changed)
    )
  }

  private func writeThing(_ state: EntityState, _ id: ID) throws {
    let title = state.fields["title"] == nil ? nil : state.name("title")
    // The place is left to `assignPlaces`, which alone decides it.
    try database.run(
      """
      INSERT OR REPLACE INTO thing (id, title, key, opened, finished, discarded, stamp)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
      """,
      .blob(id.bytes),
      .text(title?.text),
      .text(title?.key),
      .integer(opened(state)),
      .integer(state.day("finished")?.number),
      .integer(state.day("discarded")?.number),
      .integer(state.changed)
    )
  }

  /// When a thing opened: with its first op, or when what had closed it was cleared, unless it was
  /// given an earlier turn since.
  private func opened(_ state: EntityState) -> Int64 {
    let opened = [state.cleared("finished"), state.cleared("discarded")].compactMap(\.self)
      .reduce(state.began, max)
    guard let turn = state.integer("opened"), let stamp = state.fields["opened"]?.stamp,
      stamp > opened, StagedOp.stamps.contains(turn)
    else { return opened }
    return turn
  }

  private func writePause(_ state: EntityState, _ id: ID) throws {
    let name = state.name("name")
    let ending = state.text("ending").flatMap { PauseEnding($0) }
    try database.run(
      """
      INSERT OR REPLACE INTO pause
        (id, name, key, price, reason, place, began, start, ending, day, mark, listed, stamp)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)
      """,
      .blob(id.bytes),
      .text(name.text),
      .text(name.key),
      .text(state.text("price") ?? ""),
      .text(state.text("reason") ?? ""),
      .text(state.text("place") ?? ""),
      .integer(state.day("began")?.number ?? 0),
      .integer(state.fields["began"]?.stamp ?? state.began),
      .text(ending?.kind.rawValue),
      .integer(ending?.day.number),
      .text(state.mark(beside: "place")),
      state.listed,
      .integer(state.changed)
    )
  }

  private func writeRound(_ state: EntityState, _ id: ID) throws {
    // What is no round, as only damage or a newer letgo leaves it, is not shown.
    let round = state.text("start").flatMap { Round($0) }
    try database.run(
      """
      INSERT OR REPLACE INTO round
        (id, start, ends, joined, left, friends, shown, secret, titles, stamp)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
      """,
      .blob(id.bytes),
      .text(state.text("start") ?? ""),
      .integer(round.map { Int($0.deadline(ofDay: $0.days.count)) } ?? 0),
      .integer(Int(clamping: state.integer("joined") ?? 1)),
      .integer(state.integer("left").map { Int(clamping: $0) }),
      .text(state.text("friends")),
      .text(state.text("shown")),
      .text(state.text("secret")),
      .integer(state.integer("titles") == 1 ? 1 : 0),
      .integer(state.changed)
    )
  }

  private func writeRegister(_ state: EntityState, _ id: ID) throws {
    let round = state.text("round").flatMap { Hex.bytes($0) } ?? []
    try database.run(
      "INSERT OR REPLACE INTO register (id, round, stamp) VALUES (?1, ?2, ?3)",
      .blob(id.bytes),
      .blob(round),
      .integer(state.changed)
    )
  }

  private func writeSettings(_ state: EntityState, _ id: ID) throws {
    try database.run("DELETE FROM setting WHERE id = ?1", .blob(id.bytes))
    for key in state.fields.keys {
      guard let value = state.text(key) else { continue }
      try database.run(
        "INSERT INTO setting (id, key, value) VALUES (?1, ?2, ?3)",
        .blob(id.bytes),
        .text(key),
        .text(value)
      )
    }
  }

  /// Gives the places 1 and 2 to the two things that opened first, and to no other.
  ///
  /// Runs after every write that touches a thing. All are cleared first, so that the unique index
  /// never meets two holders of one place on the way.
  func assignPlaces() throws {
    try database.run("UPDATE thing SET slot = NULL WHERE slot IS NOT NULL")
    try database.run(
      """
      UPDATE thing SET slot = active.place
      FROM (
        SELECT id, row_number() OVER (ORDER BY opened, id) AS place FROM thing
        WHERE finished IS NULL AND discarded IS NULL ORDER BY opened, id LIMIT ?1
      ) AS active
      WHERE thing.id = active.id
      """,
      .integer(Thing.most)
    )
  }

  /// Makes all tables anew from the ops alone.
  func rebuild() throws {
    for kind in Op.Kind.allCases { try database.run("DELETE FROM \(kind.rawValue)") }
    // Acts come first, because what counts of the others depends on them.
    for kind in Op.Kind.allCases {
      let entities = try database.rows(
        "SELECT DISTINCT entity FROM op WHERE kind = ?1",
        .text(kind.rawValue)
      ) { ID(bytes: $0.blob(0)) }
      for entity in entities.compactMap(\.self) { try refresh(entity, kind: kind) }
    }
    try assignPlaces()
  }
}

extension EntityState {
  /// Returns a field as a name; what is not one, as only damage or a newer letgo leaves it, is
  /// shown as a question mark rather than lost.
  fileprivate func name(_ field: String) -> Name {
    (text(field).flatMap { try? Name($0) }) ?? Name.unreadable
  }

  /// What a list said of the entity last, as a number; null for what no list had.
  fileprivate var listed: SQLValue {
    integer("listed").map { .integer($0) } ?? .null
  }

  /// What tells an entity that a list had from others of its name; the place is in a field.
  fileprivate func mark(beside place: String) -> String? {
    integer("listed") == nil
      ? nil : BatchEntry.mark(reference: text("reference"), location: text(place))
  }
}
