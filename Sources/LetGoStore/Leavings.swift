import LetGoCore

extension Act {
  /// Records that something was let go, out of the house or still in it.
  ///
  /// If exactly one item of that name is boxed, or decided and now out, that one goes; otherwise
  /// another one does. Of more pieces than are said only so many go.
  package func letGo(
    _ name: Name,
    pieces: Int? = nil,
    _ leaving: Leaving = Leaving(),
    as outcome: Outcome.Kind = .out
  ) throws {
    let known: [Outcome.Kind] = outcome == .out ? [.boxed, .decided] : [.boxed]
    if let item = try one(named: name, in: known) {
      try part(with: item, pieces, leaving, as: outcome)
    } else {
      var fields = leaving.fields
      fields["name"] = .text(name.text)
      fields["outcome"] = .text(Outcome(outcome, on: leaving.day ?? moment.day).description)
      if let pieces { fields["count"] = .integer(Int64(pieces)) }
      try create(.item, fields)
    }
  }

  /// Records that an item of that name, which was decided or boxed, has left, or all that is in the box
  /// of that label; returns what left.
  ///
  /// An item comes before a box of the same name, and of several items the longest decided goes first.
  /// Refused when there is neither.
  @discardableResult
  package func takeOut(
    _ name: Name,
    pieces: Int? = nil,
    _ leaving: Leaving = Leaving()
  ) throws -> [Item] {
    let here = try Items.named(name, in: [.boxed, .decided], database)
    if let item = here.last(where: { $0.outcome?.kind == .decided }) ?? here.last {
      return [try part(with: item, pieces, leaving, as: .out)]
    }
    let box = try Items.rows(
      where: "box = ?1 AND outcome = 'boxed' ORDER BY day, stamp, id",
      .text(name.key),
      in: database
    )
    guard !box.isEmpty, pieces == nil else { throw Refusal.notHere(name) }
    return try box.map { try part(with: $0, nil, leaving, as: .out) }
  }

  /// Marks the item of that name that left last as one that was got again, and returns it.
  ///
  /// Refused when none left, or when another was got for each already.
  package func getAgain(_ name: Name, paid: Price? = nil) throws -> Item {
    let out = try Items.named(name, in: [.out], database)
    guard let latest = out.first else { throw Refusal.notOut(name) }
    guard let item = out.first(where: { $0.again == nil }) else {
      throw Refusal.gotAgain(latest.name, on: latest.again ?? moment.day)
    }
    var fields: Fields = ["again": .text(moment.day.description)]
    if let paid { fields["paid"] = .text(paid.description) }
    try set(fields, on: item.id, kind: .item)
    return item
  }

  // The plus keeps the index of outcomes out, which would go through all that ever left the house.
  static let piecesOfName =
    "SELECT sum(coalesce(count, 1)) FROM item WHERE key = ?1 AND +outcome = ?2"

  /// Returns how many pieces of a name have an outcome, as this act leaves them so far.
  package func countPieces(named name: Name, as outcome: Outcome.Kind) throws -> Int {
    Int(
      try database.integer(
        Self.piecesOfName,
        .text(name.key),
        .text(outcome.rawValue)
      )
    )
  }

  /// Lets an item go, or so many pieces of it, and returns what went.
  @discardableResult
  private func part(
    with item: Item,
    _ pieces: Int?,
    _ leaving: Leaving,
    as outcome: Outcome.Kind
  ) throws -> Item {
    var gone = item
    gone.count = pieces ?? item.count
    var fields = leaving.fields
    fields["outcome"] = .text(Outcome(outcome, on: leaving.day ?? moment.day).description)
    if let pieces { fields["count"] = .integer(Int64(pieces)) }
    if let pieces, pieces < item.count {
      // The rest stays what it was; what goes is an item of its own, with the same answers.
      try set(["count": .integer(Int64(item.count - pieces))], on: item.id, kind: .item)
      fields["name"] = .text(item.name.text)
      try create(.item, fields.merging(item.answers.fields) { kept, _ in kept })
    } else {
      try set(fields, on: item.id, kind: .item)
    }
    return gone
  }
}

extension Leaving {
  /// What was said about the leaving, as an op sets it.
  fileprivate var fields: Fields {
    var fields: Fields = [:]
    if let way { fields["way"] = .text(way.rawValue) }
    if let place { fields["place"] = .text(place) }
    if let reason { fields["reason"] = .text(reason) }
    if let got { fields["got"] = .text(got.description) }
    // So that a round counts it on the day that was named, and not by the clock.
    if day != nil { fields["dated"] = .integer(1) }
    return fields
  }
}
