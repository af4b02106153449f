import LetGoCore

extension Act {
  /// Sets what was done with the one item of that name that is boxed or decided; when there is none,
  /// or several, records another item of that name.
  ///
  /// What was kept and is kept again is one item still.
  package func settle(
    _ name: Name,
    as outcome: Outcome.Kind,
    _ answers: Answers = Answers()
  ) throws {
    var fields = answers.fields
    fields["outcome"] = .text(Outcome(outcome, on: moment.day).description)
    let known: [Outcome.Kind] =
      outcome == .kept ? [.boxed, .decided, .kept] : [.boxed, .decided]
    let found = try Items.named(name, in: known, database)
    if let item = found.first, found.count == 1 {
      try set(fields, on: item.id, kind: .item)
    } else {
      fields["name"] = .text(name.text)
      try create(.item, fields)
    }
  }

  /// Puts an item away; refused when the one item of that name is in a box that is not yet due.
  package func box(_ name: Name, until end: (Day) -> Day) throws {
    let boxed = try Items.named(name, in: [.boxed], database).first
    if let boxed, let outcome = boxed.outcome, end(outcome.day) > moment.day {
      throw Refusal.alreadyBoxed(boxed.name, since: outcome.day)
    }
    try settle(name, as: .boxed)
  }

  /// Returns how many items of that name are out of the house, as this act leaves them so far.
  package func countOut(named name: Name) throws -> Int {
    Int(
      try database.integer(
        "SELECT count(*) FROM item WHERE key = ?1 AND outcome = 'out'",
        .text(name.key)
      )
    )
  }

  /// Records that an item of that name, which was decided or boxed, has left.
  ///
  /// Of several the longest decided goes first. Refused when there is none.
  package func takeOut(_ name: Name) throws {
    let here = try Items.named(name, in: [.boxed, .decided], database)
    guard let item = here.last(where: { $0.outcome?.kind == .decided }) ?? here.last else {
      throw Refusal.notHere(name)
    }
    let out = Outcome(.out, on: moment.day)
    try set(["outcome": .text(out.description)], on: item.id, kind: .item)
  }
}

extension Answers {
  /// The answers that were given, as an op sets them.
  fileprivate var fields: Fields {
    var fields: Fields = [:]
    if let used { fields["used"] = .text(used.description) }
    if let next { fields["next"] = .text(next.description) }
    if let cost { fields["cost"] = .text(cost.description) }
    if let minutes { fields["minutes"] = .text(minutes.description) }
    if let exemption { fields["exemption"] = .text(exemption.rawValue) }
    return fields
  }
}

extension Store {
  /// Returns the items with an outcome, the latest first, at most so many.
  package func items(_ outcome: Outcome.Kind, atMost most: Int = .max) throws -> [Item] {
    try Items.rows(
      where: "outcome = ?1 ORDER BY day DESC, stamp DESC, id DESC LIMIT ?2",
      .text(outcome.rawValue),
      .integer(most),
      in: database
    )
  }

  /// Returns how many boxed items were put away on a day or before.
  package func countBoxes(closedBy day: Day) throws -> Int {
    Int(
      try database.integer(
        "SELECT count(*) FROM item WHERE outcome = 'boxed' AND day <= ?1",
        .integer(day.number)
      )
    )
  }
}

/// Reading items.
enum Items {
  /// Returns the items of that name, in any case, with one of some outcomes; the latest first.
  static func named(
    _ name: Name,
    in outcomes: [Outcome.Kind],
    _ database: Database
  ) throws -> [Item] {
    let words = outcomes.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    return try rows(
      where: "key = ?1 AND outcome IN (\(words)) ORDER BY stamp DESC, id DESC",
      .text(name.key),
      in: database
    )
  }

  /// Returns the items that a condition selects.
  static func rows(
    where condition: String,
    _ values: SQLValue...,
    in database: Database
  ) throws -> [Item] {
    let sql = """
      SELECT id, name, used, next, cost, minutes, exemption, outcome, day, count, way, place,
        reason, got, label, again
      FROM item WHERE \(condition)
      """
    return try database.rows(sql, values) { row in
      let answers = Answers(
        used: row.value(2, as: Use.self),
        next: row.value(3, as: Forecast.self),
        cost: row.value(4, as: Price.self),
        minutes: row.value(5, as: Estimate.self),
        exemption: row.text(6).flatMap(Exemption.init(rawValue:))
      )
      let outcome = try row.text(7).flatMap(Outcome.Kind.init(rawValue:))
        .flatMap { kind in try row.day(8).map { Outcome(kind, on: $0) } }
      var item = try Item(id: row.id(0), name: row.name(1), answers: answers, outcome: outcome)
      item.count = row.isNull(9) ? 1 : Int(row.integer(9))
      item.leaving = Leaving(
        way: row.text(10).flatMap(Leaving.Way.init(rawValue:)),
        place: row.text(11)?.withoutControls(),
        reason: row.text(12)?.withoutControls(),
        got: row.value(13, as: Price.self)
      )
      item.label = row.isNull(14) ? nil : row.name(14)
      item.again = try row.day(15)
      return item
    }
  }
}
