import LetGoCore

/// How a list is written, as far as its beginning shows.
package struct Layout: Equatable, Sendable {
  /// What kind of list it is.
  package var format = ListFormat.lines
  /// How its characters are written.
  package var encoding = TextEncoding.utf8
  /// What ends a line: a line feed, or a carriage return where there are no line feeds.
  package var lineEnd = UInt8.lineFeed
  /// The table that it is, or that its objects make; nil when each line is an item.
  package var table: Table?
  /// The key of the list in the object around it; nil where there is none.
  package var listKey: String?
  /// What stands before decimals; nil when its numbers do not tell.
  package var decimal: DecimalMark?
  /// What stands first in its dates; nil when its dates do not tell.
  package var dayOrder: DayOrder?
  /// Whether a person said that, so that it holds for dates too that are clear without it.
  package var isDayOrderSaid = false
  /// What stands before the first object in an object around the list; nil where there is none.
  var lead: Lead?

  /// So many bytes with so many line ends.
  struct Lead: Equatable, Sendable {
    let bytes: Int
    let lines: Int
  }

  /// A header and the columns that it names.
  package struct Table: Equatable, Sendable {
    /// What stands between cells; nil when there is one column, or for objects.
    package var delimiter: UInt8?
    /// The line of the header, counted from 1, and 0 without one; what stands before it is skipped.
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
    /// How its cells are to be taken, where its kind does not tell.
    package var rule: ColumnRule?
  }
}

extension Layout.Table {
  /// Reads a header, or returns nil when none of its cells names the item.
  init?(delimiter: UInt8?, headerLine: Int, cells: [String], names: ColumnNames) {
    let matches = cells.map { $0.utf8.count <= 100 ? names.match($0) : nil }
    self.init(delimiter: delimiter, headerLine: headerLine, cells: cells, matches: matches)
  }

  /// Makes a table of headers and of what each of them names.
  init?(delimiter: UInt8?, headerLine: Int, cells: [String], matches: [ColumnNames.Match?]) {
    // Most lines that are looked at are no header, which a glance at the item tells.
    guard matches.contains(where: { $0?.column == .item }) else { return nil }
    let isTodoist = Layout.Table.isTodoist(cells)
    var found: [(place: Layout.Place, rank: Int)] = []
    for (index, match) in matches.enumerated() {
      guard let match else { continue }
      let isTask = isTodoist && HeaderName(cells[index]).text == "type"
      let place =
        isTask
        ? Layout.Place(column: .owned, index: index, rule: .task)
        : Layout.Place(column: match.column, index: index, rule: match.rule)
      found.append((place, match.rank))
    }
    found.sort { ($0.rank, $0.place.index) < ($1.rank, $1.place.index) }
    guard let item = found.first(where: { $0.place.column == .item }) else { return nil }
    self.delimiter = delimiter
    self.headerLine = headerLine
    headers = cells.map { String($0.trimmingBlanks().withoutControls().prefix(80)) }
    self.item = item.place.index
    let others = found.map(\.place).filter { $0.column != .item }
    answers = others.filter(\.isAnswer)
    details = others.filter { !$0.isAnswer }
  }

  /// Todoist's tables have rows of other kinds between tasks, told apart by a column of its own.
  private static func isTodoist(_ cells: [String]) -> Bool {
    Set(["type", "content"]).isSubset(of: cells.map { HeaderName($0).text })
  }
}

extension Layout.Place {
  /// Whether its cells answer one of the questions.
  fileprivate var isAnswer: Bool {
    if case .flag = rule { return false }
    return column.isAnswer
  }
}
