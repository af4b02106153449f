import Foundation
import LetGoCore
import PseudoTerminal
import Testing

@testable import LetGoStore

/// Ten processes of every kind at one store.
struct MixedCrowdTests {
  @Test func `ten of every kind get no error, and what was acknowledged is there`() throws {
    let place = try Workplace()
    place.environment["TERM"] = "xterm-256color"
    let files = Figures.isLong ? 10 : 3
    for number in 0..<files { try place.makeImport(number, acts: 1_000) }
    try place.run("gone coat")
    var ledger = Ledger()
    ledger.add(done: "gone coat")

    let habits = Habit.writers + Habit.lists + Habit.readers
    let children = try habits.map { try $0.start(in: place, files: files) }
    let shells = try (1...2).map { try Talker("talker \($0)", in: place) }
    let end = Date(timeIntervalSinceNow: Figures.isLong ? 60 : 6)
    while Date() < end {
      for shell in shells { ledger.add(done: try shell.sayNext()) }
    }
    try place.shell(": >\"$HOME/enough\"")
    for child in children { #expect(try child.result().code == 0) }
    for shell in shells { try shell.leave() }
    for habit in habits {
      try ledger.add(log: String(contentsOfFile: habit.log(in: place), encoding: .utf8))
    }

    let oracle = try place.inspect()
    let losses = oracle.problems + ledger.losses(in: oracle.records, whole: 1_000)
    Figures.count(
      runs: ledger.entries.count,
      faults: 0,
      losses: losses.count + ledger.troubles.count
    )
    #expect(losses.isEmpty)
    #expect(ledger.troubles.isEmpty)
    // That each of them did what it is here for.
    for verb in ["add", "done", "gone", "keep", "pause", "triage", "import", "two", "home"] {
      #expect(ledger.count(of: verb) > 0, "\(verb)")
    }
    for entry in ledger.entries where entry.verb == "triage" {
      #expect(entry.answer == "1000" && entry.errors.contains("Read 1000: "), "\(entry)")
    }
  }

  @Test func `what was acknowledged and is not there is named`() throws {
    let place = try Workplace()
    var ledger = Ledger()
    for line in ["gone coat", "add passport", "gone lamp", "undo"] {
      let result = try place.run(line)
      try #require(result.code == 0)
      ledger.add(done: line)
    }
    #expect(ledger.losses(in: try place.inspect().records).isEmpty)

    try Store(writingAt: StoreLocation(path: place.storePath)).database.run(
      script: "DELETE FROM op WHERE act = (SELECT act FROM op WHERE fields LIKE '%passport%')"
    )

    let losses = ledger.losses(in: try place.inspect().records)
    #expect(losses == ["add: 1 acknowledged, 0 recorded", "lost: add passport"])
  }

  @Test(arguments: [
    (75, "gone coat", "", "Another letgo is writing."), (1, "two", "", "locked"),
    (0, "gone coat", "Out", "Today's backup was not made"), (1, "add coat", "", ""),
    (139, "undo", "", ""),
  ])
  func `an error that no rule gives is named`(
    code: Int32,
    line: String,
    answer: String,
    errors: String
  ) throws {
    var ledger = Ledger()
    let mark = Ledger.separator
    try ledger.add(log: "0\(mark)two\(mark)1 coat\(mark)\n1\(mark)add x\(mark)\(mark)Two already\n")

    #expect(ledger.troubles.isEmpty)
    try ledger.add(log: "\(code)\(mark)\(line)\(mark)\(answer)\(mark)\(errors)")

    #expect(ledger.troubles.map(\.line) == [line])
  }
}

/// A person at a shell who records one thing after another.
private final class Talker {
  private let name: String
  private let terminal: PseudoTerminal
  private var number = 0

  init(_ name: String, in place: Workplace) throws {
    self.name = name
    terminal = try PseudoTerminal(builtProduct("letgo"), [], environment: place.environment)
  }

  /// Types the next line, waits for its answer and returns it.
  func sayNext() throws -> String {
    number += 1
    let item = "\(name) no \(number)"
    let (verb, answer) =
      number.isMultiple(of: 2) ? ("keep", "Kept: \(item).") : ("gone", "Out of the house: \(item).")
    try terminal.expect("letgo> ")
    try terminal.send("\(verb) \(item)\r")
    try terminal.expect(answer)
    return "\(verb) \(item)"
  }

  func leave() throws {
    try terminal.expect("letgo> ")
    try terminal.send("quit\r")
    let status = try terminal.waitForExit()
    #expect(status == .code(0), "\(terminal.transcript.suffix(500))")
  }
}

extension Workplace {
  /// Writes an export of another device's acts.
  fileprivate func makeImport(_ number: Int, acts: Int) throws {
    // In memory, since it is only what the export is made from.
    let store = try Store(readingAt: nil)
    let moment = Moment(milliseconds: 1_795_939_200_000, day: Day(number: 20_786))
    for act in 0..<acts {
      try store.record("imported", at: moment) {
        try $0.settle(Name("import \(number) \(act)"), as: .out)
      }
    }
    var text = ""
    _ = try store.exportOps(at: moment) { text += $0 }
    try text.write(toFile: root + "/import-\(number).json", atomically: true, encoding: .utf8)
  }
}
