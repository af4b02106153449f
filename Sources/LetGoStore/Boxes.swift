import LetGoCore

/// One box in the house: what was put away under one label, or an item in a box of its own.
package struct Box: Equatable, Sendable {
  /// What is written on it; nil for a box of one item, which its name tells.
  package let label: Name?
  /// What is in it, the longest closed first; never empty.
  package var items: [Item]
}

extension Act {
  /// Puts an item away, in the box of that label where one is given; refused when the one item of
  /// that name is in a box that is not yet due.
  ///
  /// What is put away again stays in its box, unless another is named.
  package func box(_ name: Name, label: Name? = nil, until end: (Day) -> Day) throws {
    let boxed = try Items.named(name, in: [.boxed], database).first
    if let boxed, let outcome = boxed.outcome, end(outcome.day) > moment.day {
      throw Refusal.alreadyBoxed(boxed.name, since: outcome.day)
    }
    var fields: Fields = ["outcome": .text(Outcome(.boxed, on: moment.day).description)]
    if let label { fields["label"] = .text(label.text) }
    if let item = try one(named: name, in: [.boxed, .decided]) {
      if label == nil, item.isInNoBox { fields["label"] = .null }
      try set(fields, on: item.id, kind: .item)
    } else {
      fields["name"] = .text(name.text)
      try create(.item, fields)
    }
  }

  /// Sets what was done with some items that are here, in this one act.
  package func settle(_ items: [Item], as outcome: Outcome.Kind) throws {
    for item in items {
      let text = Outcome(outcome, on: moment.day).description
      try set(["outcome": .text(text)], on: item.id, kind: .item)
    }
  }
}

extension Store {
  /// Returns the boxes with what is in them, the longest closed first; of those closed on a day or
  /// before, when one is given, only what was in them by then.
  package func boxes(closedBy day: Day? = nil) throws -> [Box] {
    let items = try Items.rows(
      where: "outcome = 'boxed' AND day <= ?1 ORDER BY day, stamp, id",
      .integer(day?.number ?? .max),
      in: database
    )
    var boxes: [Box] = []
    var places: [String: Int] = [:]
    for item in items {
      if let key = item.label?.key, let place = places[key] {
        boxes[place].items.append(item)
      } else {
        if let key = item.label?.key { places[key] = boxes.count }
        boxes.append(Box(label: item.label, items: [item]))
      }
    }
    return boxes
  }

  /// Returns how many boxes have something in them that was put away on a day or before.
  package func countBoxes(closedBy day: Day) throws -> Int {
    Int(
      try database.integer(
        "SELECT count(DISTINCT coalesce(box, id)) FROM item WHERE \(Boxes.isClosed(by: "?1"))",
        .integer(day.number)
      )
    )
  }
}

/// Reading boxes.
enum Boxes {
  /// The condition that an item was put away on a day, a parameter, or before.
  static func isClosed(by day: String) -> String {
    "outcome = 'boxed' AND day <= \(day)"
  }
}
