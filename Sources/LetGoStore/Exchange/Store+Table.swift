import LetGoCore

/// One row of the table that people look at: an item, a wish or a thing as it stands now.
package struct TableRow: Equatable, Sendable {
  /// The cells, in the order of `columns`; empty where there is nothing to say.
  package let cells: [String]

  /// What the cells are called.
  package static let columns = [
    "kind", "name", "outcome", "day", "used", "next", "cost", "minutes", "exempt", "price", "why",
  ]
}

extension Store {
  /// Hands over items, then wishes, then things, a page at a time; a verdict is never among it.
  package func eachTableRow(_ body: ([TableRow]) throws -> Void) throws {
    for query in Self.tables {
      try database.eachPage(query) { row in
        // Empty once it is pruned.
        let name = row.isNull(1) ? "" : row.name(1).text
        let day = try row.day(3)?.description ?? ""
        let rest = (4..<11).map { (row.text($0) ?? "").withoutControls() }
        return TableRow(cells: [row.text(11) ?? "", name, row.text(2) ?? "", day] + rest)
      } _: { rows in
        try body(rows)
      }
    }
  }

  /// The columns of `TableRow` after the id, the kind at the end.
  private static let tables = [
    """
    SELECT id, name, outcome, day, used, next, cost, minutes, exemption, NULL, NULL, 'item'
    FROM item
    """,
    """
    SELECT id, name, coalesce(ending, 'waiting'), coalesce(day, began),
      NULL, NULL, NULL, NULL, NULL, price, reason, 'wish'
    FROM pause
    """,
    """
    SELECT id, title,
      CASE WHEN finished IS NOT NULL THEN 'done' WHEN discarded IS NOT NULL THEN 'dropped'
        ELSE 'open' END,
      coalesce(finished, discarded), NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'thing'
    FROM thing
    """,
  ]
}
