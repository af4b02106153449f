import LetGoCore

extension Act {
  /// Sets what was done with the one item of that name that is boxed or decided, and returns the item
  /// as it was; when there is none, or several, records another item of that name.
  ///
  /// What was kept and is kept again is one item still.
  @discardableResult
  package func settle(
    _ name: Name,
    as outcome: Outcome.Kind,
    _ answers: Answers = Answers()
  ) throws -> Item? {
    let known: [Outcome.Kind] =
      outcome == .kept ? [.boxed, .decided, .kept] : [.boxed, .decided]
    var fields = answers.fields
    fields["outcome"] = .text(Outcome(outcome, on: moment.day).description)
    guard let item = try one(named: name, in: known) else {
      fields["name"] = .text(name.text)
      try create(.item, fields)
      return nil
    }
    if outcome == .boxed, item.isInNoBox { fields["label"] = .null }
    try set(fields, on: item.id, kind: .item)
    return item
  }

  /// Returns the one item of that name with one of some outcomes; nil for none, and for several.
  func one(named name: Name, in known: [Outcome.Kind]) throws -> Item? {
    let found = try Items.named(name, in: known, database)
    return found.count == 1 ? found[0] : nil
  }
}

extension Item {
  /// Whether its label is that of a box which it has left.
  var isInNoBox: Bool { outcome?.kind != .boxed && label != nil }
}

extension Answers {
  /// The answers that were given, as an op sets them.
  var fields: Fields {
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
  /// Returns what was said of the item of that name that changed last; nil where there is none.
  package func lastAnswers(about name: Name) throws -> Answers? {
    try Items.rows(
      where: "key = ?1 ORDER BY stamp DESC LIMIT 1",
      .text(name.key),
      in: database
    ).first?.answers
  }

  /// Returns the items with an outcome, the latest first, at most so many.
  package func items(_ outcome: Outcome.Kind, atMost most: Int = .max) throws -> [Item] {
    try Items.rows(
      where: "outcome = ?1 ORDER BY day DESC, stamp DESC, id DESC LIMIT ?2",
      .text(outcome.rawValue),
      .integer(most),
      in: database
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
        reason, got, label, again, paid
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
        reason: row.text(12)?.asNote(),
        got: row.value(13, as: Price.self)
      )
      item.label = row.isNull(14) ? nil : row.name(14)
      item.again = try row.day(15)
      item.paid = row.value(16, as: Price.self)
      return item
    }
  }
}
