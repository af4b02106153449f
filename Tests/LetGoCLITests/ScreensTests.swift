import LetGoCore
import Testing

@testable import LetGoCLI

/// Everything that shows some of what is recorded, compared after each change.
struct ScreensTests {
  /// Each thing that can be changed, at least once.
  private static let changes = [
    "add renew passport", "add call the dentist", "done 1", "add buy stamps", "drop 2",
    "gone shoes", "gone shoes", "gone hat --later", "out hat", "again hat",
    "verdict cable --used no --cost 8 --minutes 10 --record",
    "verdict pan --used yes --record", "out cable", "box lamp", "box fan", "keep lamp",
    "pause camera --price 800 --why slow walks", "pause bike --price 500 --why hills",
    "pause phone --price 90", "bought bike", "passed camera", "restore camera", "passed camera",
    "restore shoes", "settings cost 5",
    "settings pause-days 14", "settings preset minimalists",
    "settings currency EUR --cost 15 --pause-price 40 --long-pause-price 120",
    "settings day-start 04:00",
  ]

  @Test func `no two screens disagree after any change, nor after it is taken back`() throws {
    let stage = try Stage()
    try Screens(stage).compare(after: "nothing")

    for change in Self.changes {
      _ = try stage.run(change)
      try Screens(stage).compare(after: change)
    }
    // A month on, what waits is due.
    let later = try Stage(now: "2026-12-30T08:30Z", sharing: stage)
    let due = try Screens(later)
    try due.compare(after: "a month")
    #expect(due.home.last == "Due: one pause, one box (due).")
    for change in Self.changes.reversed() {
      _ = try stage.run("undo")
      try Screens(stage).compare(after: "undo of \(change)")
    }
    #expect(try stage.context.readStore().stats().letGo == 0)
  }
}

/// What all screens say at one time.
private struct Screens {
  let home: [String]
  private let stage: Stage
  private let two: [[String]]
  private let boxes: [[String]]
  private let pauses: [[String]]
  private let history: [[String]]
  private let stats: [[String]]
  private let export: [[String]]

  init(_ stage: Stage) throws {
    func rows(_ line: String) throws -> [[String]] {
      try stage.lines(line).map { line in
        line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      }
    }
    self.stage = stage
    home = try stage.lines("home")
    two = try rows("two")
    boxes = try rows("boxes")
    pauses = try rows("pauses")
    history = try rows("history --limit 1000")
    stats = try rows("stats")
    export = try stage.lines("export --format csv").dropFirst().map { line in
      line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// The names of what the export has with a state.
  private func names(_ kind: String, _ state: String) -> [String] {
    export.filter { $0[0] == kind && $0[2] == state }.map { $0[1] }.sorted()
  }

  func compare(after change: String) throws {
    let comment = Comment(rawValue: change)
    #expect(two.map { $0[1] }.sorted() == names("thing", "open"), comment)
    #expect(two.allSatisfy { home[0].contains("\($0[0]) \($0[1])") }, comment)
    #expect(boxes.map { $0[0] }.sorted() == names("item", "boxed"), comment)
    #expect(pauses.map { $0[0] }.sorted() == names("wish", "waiting"), comment)
    try compareDue(comment)
    compareStats(comment)

    let words = ["decided": "let go", "waiting": "waits", "open": "to do"]
    let told = export.map { [$0[3], words[$0[2]] ?? $0[2], $0[1]] }
    let past = zip(export, told).filter { !["waiting", "open", "dropped"].contains($0.0[2]) }
    #expect(
      Set(history.map { Array($0.prefix(3)) }) == Set(past.map(\.1)),
      comment
    )
    #expect(history.count == past.count, comment)
    for (row, told) in zip(export, told) {
      let found = try stage.lines("search \(row[1])").map { line in
        line.split(separator: "\t", omittingEmptySubsequences: false).prefix(3).map(String.init)
      }
      // An open thing has no day in the table.
      let isFound = found.contains { $0 == told || told[0].isEmpty && $0.dropFirst() == told[1...] }
      #expect(isFound, "\(change): \(told) in \(found)")
    }
    for row in history where row.count > 3 {
      let found = try stage.lines("search \(row[2])")
      let told = row.dropFirst(3).filter { !$0.isEmpty }
      #expect(found.contains { line in told.allSatisfy { line.contains($0) } }, comment)
    }
  }

  private func compareDue(_ comment: Comment) throws {
    let isDue = { (row: [String]) in row[1].contains("since") }
    let parts = [(pauses.count(where: isDue), "pause"), (boxes.count(where: isDue), "box")]
    let overview = try Overview(
      of: stage.context.readStore(),
      under: stage.context.limits,
      at: stage.context.clock.moment
    )
    #expect(overview.duePauses.count == parts[0].0, comment)
    #expect(overview.dueBoxes == parts[1].0, comment)
    let due = home.dropFirst().joined()
    for (count, word) in parts {
      #expect(due.contains(word) == (count > 0), comment)
    }
  }

  private func compareStats(_ comment: Comment) {
    func value(_ label: String) -> String { stats.first { $0[0] == label }?[1] ?? "0" }
    let (out, decided) = (names("item", "out").count, names("item", "decided").count)
    #expect(value("let go") == String(out + decided), comment)
    #expect(value("kept") == String(names("item", "kept").count), comment)
    #expect(value("boxed") == String(boxes.count), comment)
    #expect((value("not spent") == "0") == names("wish", "passed").isEmpty, comment)
    let byRule = history.count { $0.count > 3 && $0[3].contains("let go: ") }
    #expect(value("20/20") == String(byRule), comment)
  }
}
