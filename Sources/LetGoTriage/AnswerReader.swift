import LetGoCore
import LetGoLanguage

/// Reads the answers in a row of a table.
struct AnswerReader: ~Copyable {
  private let places: [Layout.Place]
  private let headers: [String]
  private let defaults: Answers
  private let hasDefaults: Bool
  private let today: Day
  private let reader: Reader
  private var phrases: PhraseReader
  private var cells: CellReader
  private let hasRules: Bool

  init(_ layout: Layout, defaults: Answers, reader: Reader, today: Day) {
    // A copy of its own: lanes that counted references to one array would wait for each other.
    places = layout.table?.answers.map(\.self) ?? []
    headers = layout.table?.headers ?? []
    cells = CellReader(layout, today: today)
    hasRules = places.contains { $0.rule != nil }
    self.defaults = defaults
    hasDefaults = defaults != Answers()
    self.today = today
    self.reader = reader
    phrases = PhraseReader(reader: reader, today: today)
  }

  /// Returns what a record's cells say, and the defaults where they say nothing.
  mutating func read(_ record: inout RecordReader) throws(RowProblem.Fault) -> Answers {
    var answers = Answers()
    // By index: an iterator would count a reference for each row.
    for index in places.indices {
      let place = places[index]
      if answers.has(place.column) { continue }
      let cell = record.cell(place.index).trimmed
      if cell.isEmpty || take(plain: cell, from: place.column, into: &answers) { continue }
      // A yes or a no is in words, and so are most cells that begin with a letter.
      let isWord = cell[0].isLetter && place.column != .cost
      if !isWord, try take(cell, from: place, record.line, into: &answers) { continue }
      guard let reading = phrases.read(cell, about: place.column.topic) else { continue }
      if isWord, case .unclear = reading,
        try take(cell, from: place, record.line, into: &answers)
      {
        continue
      }
      try take(reading, from: place, cell: cell, into: &answers)
    }
    if hasRules { takeCurrency(of: &record, into: &answers) }
    if hasDefaults { answers.fill(with: defaults) }
    return answers
  }

  /// Takes what a cell of a line says if it is a number, a date or a word as lists write them.
  private mutating func take(
    _ cell: ByteView,
    from place: Layout.Place,
    _ line: Int,
    into answers: inout Answers
  ) throws(RowProblem.Fault) -> Bool {
    let header = headers[place.index]
    let position = CellReader.Position(line: line, column: place.column, header: header)
    return try cells.take(cell, at: position, into: &answers)
  }

  /// The defaults, for what says nothing of its own.
  var defaultsAlone: Answers { defaults }

  /// Cells that could mean two things, which count as unknown.
  var doubts: [Doubt] { cells.doubts }

  /// Gives a cost the currency that the header of its column names.
  private func takeCurrency(of record: inout RecordReader, into answers: inout Answers) {
    guard answers.cost != nil, answers.cost?.currency == nil else { return }
    for place in places where place.column == .cost {
      if record.cell(place.index).trimmed.isEmpty { continue }
      if case .currency(let currency) = place.rule { answers.cost?.currency = currency }
      return
    }
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
    case .item, .next, .exempt, .count, .place, .category, .reference, .currency, .note, .owned:
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
    if case .exemption(let exemption) = reading {
      answers.exemption = exemption
      return
    }
    if let question = place.column.question,
      answers.take(reading, for: question, on: today)
    {
      return
    }
    if place.column == .used, cell.day != nil {
      throw .usedInFuture(header: headers[place.index], text: cell.excerpt)
    }
    throw .unreadable(place.column, header: headers[place.index], text: cell.excerpt)
  }

  /// Returns what a plain line says of its item, if it says anything: its name, and the answers with
  /// the defaults where it says nothing.
  func read(line: ByteView) -> (name: String, Answers)? {
    guard line.index(of: UInt8(ascii: ","), from: 0) != nil else { return nil }
    let item = ItemLine(line.text, by: reader, on: today)
    guard item.answers != Answers() else { return nil }
    var answers = item.answers
    answers.fill(with: defaults)
    return (item.name, answers)
  }
}

extension Column {
  /// The question that a cell of the column answers; nil for one that answers none.
  fileprivate var question: Question? {
    switch self {
    case .item, .exempt, .count, .place, .category, .reference, .currency, .note, .owned: nil
    case .used: .used
    case .next: .next
    case .cost: .cost
    case .minutes: .minutes
    }
  }

  /// What the language reader is told that a cell is about.
  fileprivate var topic: Topic {
    switch self {
    // Exemptions are understood under any topic; the others are not answers to anything.
    case .item, .used, .exempt, .count, .place, .category, .reference, .currency, .note, .owned:
      .used
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
    case .item, .count, .place, .category, .reference, .currency, .note, .owned: false
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
