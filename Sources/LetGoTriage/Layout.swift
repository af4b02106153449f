/// How a list is written, as far as its beginning shows.
package struct Layout: Equatable, Sendable {
  /// What ends a line: a line feed, or a carriage return where there are no line feeds.
  package var lineEnd: UInt8
  /// The table that it is; nil when it is plain lines, one item each.
  package var table: Table?

  /// A header and the columns that it names.
  package struct Table: Equatable, Sendable {
    /// What stands between cells; nil when there is one column.
    package var delimiter: UInt8?
    /// The line of the header, counted from 1; what stands before it is skipped.
    package var headerLine: Int
    /// The header's cells, safe to print.
    package var headers: [String]
    /// Where the name of the item stands.
    package var item: Int
    /// The columns with answers, best first within each kind.
    package var answers: [Place]
    /// The columns with what else is said of an item, best first within each kind.
    package var details: [Place]
  }

  /// A column and where it stands.
  package struct Place: Equatable, Sendable {
    /// What it is about.
    package var column: Column
    /// Its index in the header, from 0.
    package var index: Int
  }
}

extension Layout.Table {
  /// Reads a header, or returns nil when none of its cells names the item.
  init?(delimiter: UInt8?, headerLine: Int, cells: [ByteView]) {
    var found: [(place: Layout.Place, rank: Int)] = []
    for (index, cell) in cells.enumerated() where cell.count <= 100 {
      guard let (column, rank) = Column.named(cell.text) else { continue }
      found.append((Layout.Place(column: column, index: index), rank))
    }
    found.sort { ($0.rank, $0.place.index) < ($1.rank, $1.place.index) }
    guard let item = found.first(where: { $0.place.column == .item }) else { return nil }
    self.delimiter = delimiter
    self.headerLine = headerLine
    headers = cells.map(\.trimmed.excerpt)
    self.item = item.place.index
    answers = found.map(\.place).filter { $0.column.isAnswer }
    details = found.map(\.place).filter { $0.column != .item && !$0.column.isAnswer }
  }
}
