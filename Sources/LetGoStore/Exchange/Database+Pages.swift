extension Database {
  /// How many rows are read at once; the lock is given back before they are used.
  static let page = 256

  /// Hands over what a query finds a page at a time, in the order of the ids in its first column;
  /// the query ends without a condition, and is finished when a page is handed over.
  func eachPage<Row>(
    _ query: String,
    row make: (Statement) throws -> Row,
    _ body: ([Row]) throws -> Void
  ) throws {
    // As bytes, so that even an id of a wrong length has its place in the order.
    var last: [UInt8] = []
    while true {
      let page = try rows(
        "\(query) WHERE id > ?1 ORDER BY id LIMIT ?2",
        .blob(last),
        .integer(Self.page)
      ) { row in (row.blob(0), try make(row)) }
      guard let end = page.last else { return }
      last = end.0
      try body(page.map(\.1))
    }
  }
}
