import LetGoCore
import LetGoLanguage

/// Reads the answers in a row of a table.
struct AnswerReader: ~Copyable {
  private let places: [Layout.Place]
  private let headers: [String]
  private let defaults: Answers
  private let hasDefaults: Bool
  private let today: Day
  private var phrases: PhraseReader

  init(_ table: Layout.Table?, defaults: Answers, reader: Reader, today: Day) {
    places = table?.answers ?? []
    headers = table?.headers ?? []
    self.defaults = defaults
    hasDefaults = defaults != Answers()
    self.today = today
    phrases = PhraseReader(reader: reader, today: today)
  }

  /// Returns what a record's cells say, and the defaults where they say nothing.
  mutating func read(_ record: inout RecordReader) throws(RowProblem.Fault) -> Answers {
    var answers = Answers()
    for place in places where !answers.has(place.column) {
      let cell = record.cell(place.index).trimmed
      if cell.isEmpty || take(plain: cell, from: place.column, into: &answers) { continue }
      guard let reading = phrases.read(cell, about: place.column.topic) else { continue }
      try take(reading, from: place, cell: cell, into: &answers)
    }
    if hasDefaults { answers.fill(with: defaults) }
    return answers
  }

  /// Takes a number or a date from its bytes, and returns whether the cell was one.
  ///
  /// Most cells are, and a long list should not pay for language in them.
  private func take(plain cell: ByteView, from column: Column, into answers: inout Answers) -> Bool
  {
    switch column {
    case .cost:
      guard let amount = cell.amount else { return false }
      answers.cost = Price(.exactly(amount))
    case .minutes:
      guard let amount = cell.amount else { return false }
      answers.minutes = .exactly(amount)
    case .used:
      guard let day = cell.day, day <= today else { return false }
      answers.used = .last(day)
    case .item, .next, .exempt:
      return false
    }
    return true
  }

  /// Puts what a cell means where its column belongs, if the one fits the other.
  private func take(
    _ reading: Reading,
    from place: Layout.Place,
    cell: ByteView,
    into answers: inout Answers
  ) throws(RowProblem.Fault) {
    switch (reading, place.column) {
    case (.answer(let answer), .used): answers.used = .said(answer, on: today)
    case (.answer(let answer), .next): answers.next = Forecast(answer, asked: today)
    case (.lastUse(let day), .used) where day <= today: answers.used = .last(day)
    case (.price(let price), .cost): answers.cost = price
    case (.minutes(let minutes), .minutes): answers.minutes = minutes
    case (.exemption(let exemption), _): answers.exemption = exemption
    case (.answer, _), (.lastUse, _), (.price, _), (.minutes, _), (.count, _), (.command, _),
      (.unclear, _):
      if place.column == .used, cell.day != nil {
        throw .usedInFuture(header: headers[place.index], text: cell.excerpt)
      }
      throw .unreadable(place.column, header: headers[place.index], text: cell.excerpt)
    }
  }
}

extension Column {
  /// What the language reader is told that a cell is about.
  fileprivate var topic: Topic {
    switch self {
    // Exemptions are understood under any topic; an item is not an answer to anything.
    case .item, .used, .exempt: .used
    case .next: .next
    case .cost: .cost
    case .minutes: .minutes
    }
  }
}

extension Answers {
  /// Returns whether there is an answer of a column's kind.
  fileprivate func has(_ column: Column) -> Bool {
    switch column {
    case .item: false
    case .used: used != nil
    case .next: next != nil
    case .cost: cost != nil
    case .minutes: minutes != nil
    case .exempt: exemption != nil
    }
  }

  /// Takes others' answers where there are none.
  fileprivate mutating func fill(with defaults: Answers) {
    used = used ?? defaults.used
    next = next ?? defaults.next
    cost = cost ?? defaults.cost
    minutes = minutes ?? defaults.minutes
    exemption = exemption ?? defaults.exemption
  }
}
