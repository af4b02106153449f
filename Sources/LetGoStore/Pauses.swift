import LetGoCore

extension Act {
  /// Begins to wait on a wish.
  package func pause(
    _ name: Name,
    _ price: Price,
    reason: String,
    place: String = ""
  ) throws {
    var fields: Fields = [
      "name": .text(name.text), "price": .text(price.description), "reason": .text(reason),
      "began": .text(moment.day.description),
    ]
    if !place.isEmpty { fields["place"] = .text(place) }
    try create(.pause, fields)
  }

  /// Begins the wait of a wish anew, with whatever else is said of it now.
  package func pauseAgain(
    _ pause: Pause,
    price: Price? = nil,
    reason: String? = nil,
    place: String? = nil
  ) throws {
    // The stamp of this field is the instant from which hours count.
    var fields: Fields = ["began": .text(moment.day.description)]
    if let price { fields["price"] = .text(price.description) }
    if let reason { fields["reason"] = .text(reason) }
    if let place { fields["place"] = .text(place) }
    try set(fields, on: pause.id, kind: .pause)
  }

  /// Returns the wish of that name that waits, the longest waiting one of several.
  package func waiting(named name: Name) throws -> Pause? {
    try Pauses.waiting(named: name, in: database)
  }

  /// Sets how the wish of that name ended, the longest waiting one first, and returns it.
  ///
  /// Refused when no such wish waits.
  package func end(_ name: Name, as ending: PauseEnding.Kind) throws -> Pause {
    guard let pause = try waiting(named: name) else { throw Refusal.notWaiting(name) }
    try end(pause, as: ending)
    return pause
  }

  /// Sets how a wish ended.
  package func end(_ pause: Pause, as ending: PauseEnding.Kind) throws {
    let ended = PauseEnding(ending, on: moment.day)
    try set(["ending": .text(ended.description)], on: pause.id, kind: .pause)
  }
}

extension Store {
  /// Returns the wish of that name that waits, the longest waiting one of several.
  package func waiting(named name: Name) throws -> Pause? {
    try Pauses.waiting(named: name, in: database)
  }

  /// Returns the wishes that wait, the longest first.
  package func openPauses() throws -> [Pause] {
    try Pauses.rows(where: "ending IS NULL ORDER BY began, id", in: database)
  }

  /// Returns the wishes whose wait is over, the longest first.
  package func duePauses(under limits: Limits, at moment: Moment) throws -> [Pause] {
    try Pauses.rows(
      where: "\(Pauses.mayBeDue(by: "?1")) ORDER BY began, id",
      .integer(Pauses.lastDue(under: limits, at: moment).number),
      in: database
    ).filter { limits.end(of: $0).isReached(at: moment) }
  }
}

/// Reading wishes.
enum Pauses {
  /// The condition that a wish waits and began on the last day, a parameter, that one can be due of.
  static func mayBeDue(by day: String) -> String {
    "ending IS NULL AND began <= \(day)"
  }

  /// Returns the last day on which a wish that is due can have begun.
  static func lastDue(under limits: Limits, at moment: Moment) -> Day {
    // Along the index: where all wait days, none that began later can be among them.
    limits.pauseHours == nil ? moment.day + -limits.pauseDays : moment.day
  }

  /// Returns the wish of that name that waits, the longest waiting one of several.
  static func waiting(named name: Name, in database: Database) throws -> Pause? {
    try rows(
      where: "ending IS NULL AND key = ?1 ORDER BY began, id LIMIT 1",
      .text(name.key),
      in: database
    ).first
  }

  /// Returns the wishes that a condition selects.
  static func rows(
    where condition: String,
    _ values: SQLValue...,
    in database: Database
  ) throws -> [Pause] {
    let sql = """
      SELECT id, name, price, reason, began, ending, day, place, start FROM pause WHERE \(condition)
      """
    return try database.rows(sql, values) { row in
      let ending = try row.text(5).flatMap(PauseEnding.Kind.init(rawValue:))
        .flatMap { kind in try row.day(6).map { PauseEnding(kind, on: $0) } }
      return try Pause(
        id: row.id(0),
        name: row.name(1),
        price: row.value(2, as: Price.self) ?? Price(.unknown),
        reason: (row.text(3) ?? "").asNote(),
        place: (row.text(7) ?? "").withoutControls(),
        began: try row.day(4) ?? Day(number: 0),
        start: row.integer(8),
        ending: ending
      )
    }
  }
}
