import LetGoCore
import LetGoLanguage
import LetGoPrompts
import LetGoTerminal

/// A row of a list that no rule decides yet.
struct OpenRow {
  /// What it is about.
  let name: Name
  /// The place or the category that it belongs to; nil where the list names none.
  let group: String?
  /// What is known about it.
  var answers: Answers
  /// What else the list says of it.
  var rest = RowRest()
}

/// Asks a person about the rows of a list that no rule decides yet, one question at a time.
///
/// The question that most rows wait for comes first and goes through all of them, so that the same
/// thing is asked in a row; `all` gives one answer to the rest of a group.
struct ListWalk {
  /// The rows, with what is known about them by now.
  private(set) var entries: [Entry]
  /// Whether the person stopped before the last question.
  private(set) var isStopped = false

  private let context: Context
  private let asking: Asking
  /// What is asked about now; another one is chosen when no row waits for it any more.
  private var question: Question?
  /// The entries that an answer was given about, for the way back.
  private var history: [Int] = []
  private var next: Int?

  /// A row that is asked about.
  struct Entry {
    private let asRead: OpenRow
    /// What was said about it, and how its questions go on.
    fileprivate var walk: Walk

    fileprivate init(row: OpenRow, walk: Walk) {
      asRead = row
      self.walk = walk
    }

    /// The row with what is known about it now.
    var row: OpenRow {
      var row = asRead
      row.answers = walk.answers
      return row
    }
  }

  init(over rows: [OpenRow], in context: Context, on console: any Console) {
    self.context = context
    asking = Asking(in: context, on: console)
    entries = rows.map {
      Entry(row: $0, walk: Walk(about: $0.name, knowing: $0.answers, in: context, on: console))
    }
  }

  /// Asks until each row is decided or passed over, or the person stops; what was said by then counts.
  mutating func run() throws {
    do {
      while let (index, question) = nextRow() {
        let reply = try ask(question, about: index)
        if reply == .back {
          try goBack()
        } else {
          try take(reply, for: question, about: index)
          history.append(index)
        }
      }
    } catch Interruption.leave, Interruption.dropItem {
      // Every answer so far counts; the rest stays undecided and can be asked about another time.
      isStopped = true
    }
  }

  /// What was said to a question about a row.
  private enum Reply: Equatable {
    case reading(Reading, forGroup: Bool)
    /// An answer, and answers to other questions after it.
    case several(Reading, Answers)
    case passed
    case back
  }

  /// Returns the row to ask about and its question; nil when none is open.
  private mutating func nextRow() -> (Int, Question)? {
    if let index = next, let question = entries[index].walk.nextQuestion {
      next = nil
      return (index, question)
    }
    if let question, let index = entries.firstIndex(where: { $0.walk.nextQuestion == question }) {
      return (index, question)
    }
    var waiting: [Question: Int] = [:]
    for entry in entries {
      if let question = entry.walk.nextQuestion { waiting[question, default: 0] += 1 }
    }
    let most = waiting.values.max() ?? 0
    question = Question.allCases.first { waiting[$0] == most }
    guard let question, most > 0 else { return nil }
    return entries.firstIndex { $0.walk.nextQuestion == question }.map { ($0, question) }
  }

  private func ask(_ question: Question, about index: Int) throws -> Reply {
    let texts = QuestionTexts(question, context)
    let topic = Topic(question)
    let phrase = Phrase.askListed(
      item: entries[index].row.name.text,
      number: String(index + 1),
      count: String(entries.count),
      question: context.prompts.text(texts.question)
    )
    return try asking.ask(
      phrase,
      why: texts.why,
      help: texts.help,
      unclear: texts.unclear,
      whenPassed: .passed
    ) { line in
      let today = context.clock.today
      let (answer, isForGroup) = Self.withoutAll(line)
      let reason = context.reader.reason(namedIn: answer, about: topic)
      if reason == nil, let several = several(in: line, after: question, about: index) {
        return .answer(several)
      }
      let reading = reason ?? context.reader.read(answer, about: topic, on: today)
      if case .command(let request) = reading {
        return .request(request, back: .passed, goesBack: .back)
      }
      var said = entries[index].walk.answers
      guard reading == .loss || said.take(reading, for: question, on: today) else {
        return .unclear
      }
      if let meaning = context.wording.meaning(of: reading, in: answer, about: topic) {
        try context.note(.understood(meaning: meaning), .faint)
      }
      return .answer(.reading(reading, forGroup: isForGroup))
    }
  }

  /// Reads `no, $8, ten minutes`: what stands before the first comma answers the question, what
  /// follows others; nil when either does not.
  private func several(in line: String, after question: Question, about index: Int) -> Reply? {
    guard let comma = line.firstIndex(of: ",") else { return nil }
    let today = context.clock.today
    let first = context.reader.read(
      String(line[..<comma]),
      about: Topic(question),
      on: today
    )
    var said = entries[index].walk.answers
    // Any name does: only what follows it is read.
    let rest = ItemLine("it\(line[comma...])", by: context.reader, on: today).answers
    guard rest != Answers(), said.take(first, for: question, on: today) else { return nil }
    return .several(first, rest)
  }

  /// Returns an answer without the word that gives it to the whole group, and whether it was there.
  private static func withoutAll(_ line: String) -> (String, Bool) {
    var words = line.split { $0.isWhitespace || $0 == "," || $0 == ":" }
    if words.count > 1, words.first?.lowercased() == "all" {
      words.removeFirst()
    } else if words.count > 1, words.last?.lowercased() == "all" {
      words.removeLast()
    } else {
      return (line, false)
    }
    return (words.joined(separator: " "), true)
  }

  private mutating func take(_ reply: Reply, for question: Question, about index: Int) throws {
    switch reply {
    case .reading(let reading, let isForGroup):
      try entries[index].walk.take(reading, for: question)
      if isForGroup { try give(reading, to: question, ofGroupOf: index) }
    case .several(let reading, let others):
      entries[index].walk.add(others)
      try entries[index].walk.take(reading, for: question)
    case .passed: entries[index].walk.skip(question)
    case .back: return
    }
  }

  /// Gives an answer to all others of the same group that wait for it.
  private mutating func give(
    _ reading: Reading,
    to question: Question,
    ofGroupOf index: Int
  ) throws {
    let group = entries[index].row.group
    var count = 0
    for other in entries.indices
    where other != index && entries[other].row.group == group
      && entries[other].walk.nextQuestion == question
    {
      try entries[other].walk.take(reading, for: question)
      count += 1
    }
    let others = String(count)
    try context.note(
      group.map { .givenToGroup(count: others, group: $0.withoutControls()) }
        ?? .givenToRest(count: others),
      .faint
    )
  }

  private mutating func goBack() throws {
    guard let last = history.popLast(), entries[last].walk.back() else {
      try context.note(.firstQuestion, .faint)
      return
    }
    next = last
  }
}
