import LetGoCore
import LetGoLanguage

@testable import LetGoTriage

/// What a triage said about a list, kept for comparison.
struct Listing: Equatable {
  /// One judged row.
  struct Entry: Equatable {
    var line: Int
    var name: String
    var answers: Answers
    var verdict: Verdict
    var quantity = 1
    var place: String?

    init(_ row: borrowing Row) throws {
      line = row.line
      name = try row.name.text
      answers = row.answers
      verdict = row.judgement.verdict
      quantity = row.quantity
      place = row.place
    }
  }

  var entries: [Entry] = []
  var problems: [RowProblem] = []
  var tally = Tally()
  var layout: Layout?
  var doubts: [Doubt] = []

  /// The day on which tests judge.
  static let today = Day(number: 20_787)

  init(
    _ text: String,
    defaults: Answers = Answers(),
    chunk: Int = .max,
    choice: ReadingChoice = ReadingChoice()
  ) throws {
    try self.init(Array(text.utf8), defaults: defaults, chunk: chunk, choice: choice)
  }

  init(
    _ bytes: [UInt8],
    defaults: Answers = Answers(),
    chunk: Int = .max,
    choice: ReadingChoice = ReadingChoice()
  ) throws {
    var entries: [Entry] = []
    var problems: [RowProblem] = []
    var triage = Triage(defaults: defaults, today: Listing.today)
    triage.choice = choice
    let findings = try triage.judge(source(of: bytes, chunk: chunk)) { row in
      entries.append(try Entry(row))
    } problem: {
      problems.append($0)
    }
    self.entries = entries
    self.problems = problems
    tally = findings.tally
    layout = findings.layout
    doubts = findings.doubts
  }

  /// Reads a list in so many lanes.
  init(_ bytes: [UInt8], lanes count: Int, chunk: Int = .max) throws {
    var entries: [Entry] = []
    var problems: [RowProblem] = []
    let lanes = (0..<count).map { _ in
      var page: [Entry] = []
      return Lane {
        page.append(try Entry($0))
      } handOn: { _ in
        entries += page
        page = []
      }
    }
    let findings = try Triage(today: Listing.today).judge(
      source(of: bytes, chunk: chunk),
      lanes: lanes,
      threads: max(1, count - 1),
      problem: { problems.append($0) }
    )
    self.entries = entries
    self.problems = problems
    tally = findings.tally
    layout = findings.layout
    doubts = findings.doubts
  }

  var names: [String] { entries.map(\.name) }
  var faults: [RowProblem.Fault] { problems.map(\.fault) }
}

/// Returns a source of bytes that gives at most so many at a time.
func source(of bytes: [UInt8], chunk: Int = .max) -> ByteSource {
  var rest = bytes[...]
  return { room in
    let part = rest.prefix(min(chunk, room.count))
    room.copyBytes(from: part)
    rest.removeFirst(part.count)
    return part.count
  }
}

/// Returns the records in a text, each as its cells or as the fault that broke it.
func records(
  in text: String,
  delimiter: UInt8? = UInt8(ascii: ","),
  lineEnd: UInt8 = .lineFeed,
  chunk: Int = .max
) throws -> [Result<[String], RowProblem.Fault>] {
  let scanner = RecordScanner(delimiter: delimiter, isQuoting: true, lineEnd: lineEnd)
  var reader = RecordReader(
    ByteBuffer(source(of: Array(text.utf8), chunk: chunk)),
    scanner: scanner
  )
  var found: [Result<[String], RowProblem.Fault>] = []
  while true {
    switch try reader.next() {
    case .record: found.append(.success((0..<reader.count).map { reader.cell($0).text }))
    case .broken(let fault): found.append(.failure(fault))
    case .end: return found
    }
  }
}
