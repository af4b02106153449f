import LetGoCore

/// Reads what a row of a table says of its item beyond name and answers.
struct DetailReader {
  private let places: [Layout.Place]
  private let headers: [String]

  init(_ table: Layout.Table?) {
    places = table?.details ?? []
    headers = table?.headers ?? []
  }

  /// Whether the table has any such column.
  var isNeeded: Bool { !places.isEmpty }

  /// Returns what a record's cells say, or nil when they say that it is no longer owned.
  ///
  /// A currency of its own column goes to a cost that came without one.
  func read(
    _ record: inout RecordReader,
    into answers: inout Answers
  ) throws(RowProblem.Fault) -> RowDetails? {
    var details = RowDetails()
    var isCounted = false
    for place in places {
      let cell = record.cell(place.index).trimmed
      if cell.isEmpty { continue }
      switch place.column {
      case .count where !isCounted:
        guard let count = cell.amount?.pieces else {
          throw .unreadable(.count, header: headers[place.index], text: cell.excerpt)
        }
        if count == 0 { return nil }
        details.quantity = count
        isCounted = true
      case .place: details.place = details.place ?? cell
      case .category: details.category = details.category ?? cell
      case .reference: details.reference = details.reference ?? cell
      case .note: details.note = details.note ?? cell
      case .currency:
        if answers.cost?.currency == nil { answers.cost?.currency = Currency(cell.text) }
      case .item, .used, .next, .cost, .minutes, .exempt, .count, .owned: continue
      }
    }
    return details
  }
}

extension Amount {
  /// The number of pieces that it is; nil when it is not whole or more than an item can be.
  fileprivate var pieces: Int? {
    let (whole, rest) = thousandths.quotientAndRemainder(dividingBy: 1_000)
    return rest == 0 && whole <= Item.most ? Int(whole) : nil
  }
}
