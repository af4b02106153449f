import Foundation

/// What letgo answered to many processes, to be held against what the store has in the end.
struct Ledger {
  /// One command and its answer.
  struct Entry: Equatable {
    let code: Int32
    let line: String
    let answer: String
    let errors: String

    var verb: String { String(line.prefix { $0 != " " }) }
    /// What the command named, without its options.
    var name: String {
      let rest = line.dropFirst(verb.count + 1)
      return (rest.range(of: " --").map { String(rest[..<$0.lowerBound]) } ?? String(rest))
    }
  }

  private(set) var entries: [Entry] = []

  /// The character between the parts of a line of a log.
  static let separator: Character = "\u{1F}"

  /// Adds what a process logged, a command a line.
  mutating func add(log: String) throws {
    for line in log.split(separator: "\n") {
      let parts = line.split(separator: Self.separator, omittingEmptySubsequences: false)
      guard parts.count == 4, let code = Int32(parts[0]) else {
        throw Unreadable(line: String(line))
      }
      entries.append(
        Entry(
          code: code,
          line: String(parts[1]),
          answer: String(parts[2]),
          errors: String(parts[3])
        )
      )
    }
  }

  /// Adds a command that was answered as it should be.
  mutating func add(done line: String) {
    entries.append(Entry(code: 0, line: line, answer: "", errors: ""))
  }

  /// A line of a log that is none.
  struct Unreadable: Error { let line: String }

  /// What ended neither well and without a word of trouble nor with a rule's no.
  var troubles: [Entry] {
    entries.filter { entry in
      switch entry.code {
      case 0: !entry.errors.isEmpty && entry.verb != "triage"
      case 1: entry.errors.isEmpty || Self.isReader(entry.verb)
      default: true
      }
    }
  }

  /// What the store has less or more than was acknowledged; `whole` acts came by each file imported.
  func losses(in records: [String], whole: Int = 0) -> [String] {
    let done = entries.filter { $0.code == 0 && !Self.isReader($0.verb) }
    var expected: [String: Int] = [:]
    for entry in done where entry.verb != "import" { expected[entry.verb, default: 0] += 1 }
    let files = Set(done.filter { $0.verb == "import" }.map(\.name)).count
    if files > 0 { expected["imported"] = files * whole }

    var found: [String: Int] = [:]
    for record in records where record.hasPrefix("act ") {
      let verb = record.firstRange(of: "\"verb\":\"").map { range in
        String(record[range.upperBound...].prefix { $0 != "\"" })
      }
      found[verb ?? "undo", default: 0] += 1
    }
    var losses = Set(expected.keys).union(found.keys).sorted().compactMap { verb in
      let (wanted, had) = (expected[verb] ?? 0, found[verb] ?? 0)
      return wanted == had ? nil : "\(verb): \(wanted) acknowledged, \(had) recorded"
    }
    let all = Set(
      records.flatMap { $0.split(separator: "\"").map(String.init) }
    )
    for entry in done where Self.naming.contains(entry.verb) && !all.contains(entry.name) {
      losses.append("lost: \(entry.line)")
    }
    return losses
  }

  /// How many commands of a verb were done.
  func count(of verb: String) -> Int {
    entries.count { $0.verb == verb && $0.code == 0 }
  }

  private static let naming = ["add", "box", "gone", "keep", "pause"]

  private static func isReader(_ verb: String) -> Bool {
    ["history", "home", "triage", "two"].contains(verb)
  }
}
