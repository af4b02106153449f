import LetGoCore

/// Reads numbers and dates as lists write them, and the yes and no of other languages.
///
/// What a plain cell cannot be comes here before it is read as words.
struct CellReader {
  private let decimal: DecimalMark?
  private let dayOrder: DayOrder?
  private let saidOrder: DayOrder?
  private let today: Day
  /// The first of each kind of cells that could mean two things.
  private(set) var doubts: [Doubt] = []

  init(_ layout: Layout, today: Day) {
    decimal = layout.decimal
    dayOrder = layout.dayOrder
    saidOrder = layout.isDayOrderSaid ? layout.dayOrder : nil
    self.today = today
  }

  /// A cell and where it stands.
  struct Position {
    let line: Int
    let column: Column
    let header: String
  }

  /// Takes what a trimmed cell says, and returns whether it is one of these.
  mutating func take(
    _ cell: ByteView,
    at position: Position,
    into answers: inout Answers
  ) throws(RowProblem.Fault) -> Bool {
    switch position.column {
    case .cost:
      guard let money = MoneyCell(cell) else { return false }
      answers.cost = Price(estimate(money.figure, of: cell, at: position), money.currency)
    case .minutes:
      guard let figure = Figure(cell.unwrapped) else { return false }
      answers.minutes = estimate(figure, of: cell, at: position)
    case .used:
      if let use = try use(cell, at: position) {
        answers.used = use
      } else {
        guard let answer = CellWords.answer(cell) else { return false }
        answers.used = .said(answer, on: today)
      }
    case .next:
      guard let answer = CellWords.answer(cell) else { return false }
      answers.next = Forecast(answer, asked: today)
    case .item, .exempt, .count, .place, .category, .reference, .currency, .note, .owned:
      return false
    }
    return true
  }

  private mutating func estimate(
    _ figure: Figure,
    of cell: ByteView,
    at position: Position
  ) -> Estimate {
    if let amount = figure.amount(with: decimal) { return .exactly(amount) }
    if case .either(let decimals, let thousands, _) = figure {
      doubt(.number(decimals: decimals, thousands: thousands), about: cell, at: position)
    }
    return .unknown
  }

  private mutating func use(
    _ cell: ByteView,
    at position: Position
  ) throws(RowProblem.Fault) -> Use? {
    guard let date = DateCell(cell, today: today, said: saidOrder) else { return nil }
    if let day = date.day(in: dayOrder) {
      if day > today { throw .usedInFuture(header: position.header, text: cell.excerpt) }
      return .last(day)
    }
    // The thirteenth month is no date at all.
    guard date.isEither else { return nil }
    doubt(.date, about: cell, at: position)
    return .said(.unsure, on: today)
  }

  private mutating func doubt(_ kind: Doubt.Kind, about cell: ByteView, at position: Position) {
    let doubt = Doubt(
      kind: kind,
      line: position.line,
      header: position.header,
      text: cell.excerpt
    )
    if let known = doubts.firstIndex(where: { $0.isLike(doubt) }) {
      doubts[known].count += 1
    } else {
      doubts.append(doubt)
    }
  }
}

extension CellWords {
  /// Yes and no where the language reader does not know them.
  private static let answers: [(Answer, [[UInt8]])] = [
    (
      .yes,
      ["1", "ja", "wahr", "oui", "vrai", "sí", "si", "verdadero", "waar"].map { Array($0.utf8) }
    ),
    (
      .no,
      [
        "0", "nein", "nie", "niemals", "falsch", "non", "jamais", "faux", "nunca", "falso", "nee",
        "nooit", "onwaar",
      ].map { Array($0.utf8) }
    ),
  ]

  /// Returns the answer that a cell is, in any of these languages.
  static func answer(_ cell: ByteView) -> Answer? {
    guard cell.count <= 10 else { return nil }
    return answers.first { $0.1.contains { cell.isSame(as: $0) } }?.0
  }
}

extension ByteView {
  /// Returns whether the bytes are others, whatever the case of ASCII letters.
  fileprivate func isSame(as small: [UInt8]) -> Bool {
    guard count == small.count else { return false }
    return small.indices.allSatisfy {
      self[$0] == small[$0] || self[$0].isLetter && self[$0] | 0x20 == small[$0]
    }
  }
}
