import LetGoCore

/// Reads what a row of a table says of its item beyond name and answers.
struct DetailReader {
  private let places: [Layout.Place]
  private let owned: [Layout.Place]
  private let headers: [String]
  private var states = WordMemo<Bool>()
  private var exemptions = WordMemo<Exemption?>()

  init(_ table: Layout.Table?) {
    let details = table?.details ?? []
    places = details.filter { $0.column != .owned }
    owned = details.filter { $0.column == .owned }
    headers = table?.headers ?? []
    isNeeded = !details.isEmpty
  }

  /// Whether the table has any such column.
  let isNeeded: Bool

  /// Whether a row is of something that is there to be decided about.
  enum Standing {
    case owned
    /// It was sold, given back, or done.
    case gone
    /// It is no item at all, but a heading between others.
    case noItem
  }

  /// Returns what a record's cells say of whether its item is still there.
  mutating func standing(of record: inout RecordReader) -> Standing {
    for place in owned {
      let cell = record.cell(place.index).trimmed
      if cell.isEmpty { continue }
      switch place.rule {
      case .task:
        if cell.text.lowercased() != "task" { return .noItem }
      case .state:
        if states.value(of: cell, { CellWords.gone.contains($0.lowercased()) }) { return .gone }
      case .goneWhenFilled:
        if says(cell) { return .gone }
      case .goneWhenNo, .goneWhenNoCopies:
        if CellWords.isNo(cell) { return .gone }
      case .flag, .currency, nil: continue
      }
    }
    return .owned
  }

  /// Returns what else a record's cells say, or nil when they say that there are none of it.
  ///
  /// A currency of its own column goes to a cost that came without one, and a category that exempts
  /// its things to the answers.
  mutating func read(
    _ record: inout RecordReader,
    into answers: inout Answers
  ) throws(RowProblem.Fault) -> RowDetails? {
    var details = RowDetails()
    var isCounted = false
    for place in places {
      let cell = record.cell(place.index).trimmed
      if cell.isEmpty { continue }
      switch place.column {
      case .count where !isCounted && !CellWords.isBlank(cell):
        guard let count = cell.pieces else {
          throw .unreadable(.count, header: headers[place.index], text: cell.excerpt)
        }
        if count == 0 { return nil }
        details.quantity = count
        isCounted = true
      case .place: details.place = details.place ?? cell
      case .category:
        details.category = details.category ?? cell
        if answers.exemption == nil {
          answers.exemption = exemptions.value(of: cell) { CellWords.exemption(named: $0) }
        }
      case .reference:
        if details.reference == nil, cell.isReference { details.reference = cell.unwrapped }
      case .note: details.note = details.note ?? cell
      case .currency:
        if answers.cost != nil, answers.cost?.currency == nil {
          answers.cost?.currency = Currency(unit: cell.text)
        }
      case .exempt:
        if case .flag(let exemption) = place.rule, answers.exemption == nil, says(cell) {
          answers.exemption = exemption
        }
      case .item, .used, .next, .cost, .minutes, .count, .owned: continue
      }
    }
    return details
  }

  private func says(_ cell: ByteView) -> Bool {
    !CellWords.isNo(cell) && !CellWords.isBlank(cell)
  }
}

extension CellWords {
  /// Returns whether a cell says no more than an empty one.
  static func isBlank(_ cell: ByteView) -> Bool {
    cell.count <= 20 && blanks.contains(cell.text.lowercased())
  }

  /// Returns whether a cell says no, or zero in any way of writing it.
  static func isNo(_ cell: ByteView) -> Bool {
    guard cell.count <= 30 else { return false }
    if case .exactly(.zero, _) = MoneyCell(cell)?.figure { return true }
    return noes.contains(cell.text.lowercased())
  }
}

extension ByteView {
  /// The number of pieces that a cell begins with: `3`, `2.0`, `5 pcs`, `6x`.
  fileprivate var pieces: Int? {
    let text = unwrapped
    var end = 0
    while end < text.count, text[end].isDigit || DecimalMark(text[end]) != nil { end += 1 }
    guard end > 0, end == text.count || text[end].isBlank || text[end].isLetter else { return nil }
    guard let amount = Figure(text.part(0, end))?.amount(with: .point) else { return nil }
    let (whole, rest) = amount.thousandths.quotientAndRemainder(dividingBy: 1_000)
    return rest == 0 && whole <= Item.most ? Int(whole) : nil
  }

  /// Whether it tells one thing from all others; a long number that a spreadsheet has shortened to
  /// `6.37702E+15` does not.
  fileprivate var isReference: Bool {
    if CellWords.isBlank(self) { return false }
    guard self[0].isDigit, let exponent = index(of: UInt8(ascii: "E"), from: 1) else { return true }
    return exponent + 1 == count || self[exponent + 1] != UInt8(ascii: "+")
  }
}
