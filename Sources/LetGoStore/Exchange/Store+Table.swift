import LetGoCore

/// One row of the table that people look at: an item, a wish or a thing as it stands now.
package struct TableRow: Equatable, Sendable {
  /// The cells, in the order of `columns`; empty where there is nothing to say.
  package let cells: [String]

  /// What the cells are called.
  package static let columns = ["kind", "name"] + facts
  /// The columns that mean the same in all tables.
  fileprivate static let facts = [
    "outcome", "day", "used", "next", "cost", "minutes", "exempt", "price", "why", "pieces",
    "where",
    "way", "got", "box", "again", "paid",
  ]
  /// Those of them that are days.
  fileprivate static let days: Set = ["day", "again"]
}

extension Store {
  /// Hands over items, then wishes, then things, a page at a time; a verdict is never among it.
  package func eachTableRow(_ body: ([TableRow]) throws -> Void) throws {
    for table in Self.tables {
      try database.eachPage(table.query) { row in
        let facts = try TableRow.facts.enumerated().map { index, fact in
          let column = Int32(2 + index)
          return TableRow.days.contains(fact)
            ? try row.day(column)?.description ?? "" : (row.text(column) ?? "").asNote()
        }
        // Empty once it is pruned.
        return TableRow(cells: [table.kind, row.isNull(1) ? "" : row.name(1).text] + facts)
      } _: { rows in
        try body(rows)
      }
    }
  }

  /// A table of the store as a part of the one that people look at.
  private struct Source {
    let kind: String
    /// The id, the name and the facts.
    let query: String

    /// Makes a source from the expressions of the facts that it has.
    init(_ kind: String, from table: String, name: String, _ expressions: [String: String]) {
      self.kind = kind
      let facts = TableRow.facts.map { expressions[$0] ?? "NULL" }.joined(separator: ", ")
      query = "SELECT id, \(name), \(facts) FROM \(table)"
    }
  }

  private static let tables = [
    Source(
      "item",
      from: "item",
      name: "name",
      [
        "outcome": "outcome", "used": "used", "next": "next", "cost": "cost", "minutes": "minutes",
        "exempt": "exemption", "pieces": "count", "why": "reason", "where": "place", "way": "way",
        "got": "got", "box": "label", "paid": "paid", "day": "day", "again": "again",
      ]
    ),
    Source(
      "wish",
      from: "pause",
      name: "name",
      [
        "outcome": "coalesce(ending, 'waiting')", "price": "price", "why": "reason",
        "where": "place", "day": "coalesce(day, began)",
      ]
    ),
    Source(
      "thing",
      from: "thing",
      name: "title",
      [
        "outcome": """
        CASE WHEN finished IS NOT NULL THEN 'done' WHEN discarded IS NOT NULL THEN 'dropped'
          ELSE 'open' END
        """,
        "day": "coalesce(finished, discarded)",
      ]
    ),
  ]
}
