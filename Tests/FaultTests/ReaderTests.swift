import Foundation
import PseudoTerminal
import Testing

/// Readers of every kind beside writers.
struct ReaderTests {
  @Test func `letgo beside writers never finds the store locked`() throws {
    let place = try Workplace()
    let writers = try Writers(2, in: place, every: "0")

    let reads = Figures.isLong ? 500 : 75
    var odd: [Child.Result] = []
    for number in 0..<reads {
      let line = ["two", "home", "history"][number % 3]
      let result = try place.run(line)
      let isRight =
        result.code == 0 && result.errors.isEmpty
        && (line == "history" || result.output.contains("passport"))
      if !isRight { odd.append(result) }
      // At 5 Hz in the long part; without a pause, which is harder on them, in the quick one.
      if Figures.isLong { try writers.pause(for: 200) }
    }
    let count = try writers.finish()

    Figures.count(runs: reads + count, faults: 0, losses: odd.count)
    #expect(odd.isEmpty)
  }

  @Test func `a plain SELECT beside writers never finds the store locked`() throws {
    let place = try Workplace()
    // Faster than people, but not one commit after another: SQLite's own timeout asks ten times in
    // 150 ms, and each time may meet a writer where the store is never at rest.
    let writers = try Writers(2, in: place, every: "0.1")
    let reader = SelectReader(path: place.storePath)

    let reads = Figures.isLong ? 500 : 30
    var odd: [String] = []
    for _ in 0..<reads {
      do {
        let titles = try reader.titles()
        if titles != ["passport"] { odd.append("reads \(titles)") }
      } catch let failure as SelectReader.Failure {
        odd.append(failure.words)
      }
      try writers.pause(for: 20)
    }
    let count = try writers.finish()

    Figures.count(runs: reads + count, faults: 0, losses: odd.count)
    #expect(odd.isEmpty)
    #expect(count > reads / 12, "the writers hardly wrote")
  }

  @Test func `where nobody writes, no reader changes a byte or a time`() throws {
    let place = try Workplace()
    for line in ["add passport", "gone coat", "undo"] { try place.run(line) }
    let before = try place.traces()

    for _ in 0..<(Figures.isLong ? 500 : 30) {
      #expect(try SelectReader(path: place.storePath).titles() == ["passport"])
      #expect(try place.run("two").output == "1\tpassport\n")
    }
    for line in ["home", "history", "boxes", "pauses", "out", "export"] {
      #expect(try place.run(line).code == 0, "\(line)")
    }

    #expect(try place.traces() == before)
    Figures.count(runs: Figures.isLong ? 1_006 : 66, faults: 0)
    // That a trace would have been seen.
    try place.run("gone lamp")
    #expect(try place.traces() != before)
  }

  @Test
  func `a SELECT that meets a writer at its sync says locked, which the tests above would see`()
    throws
  {
    let place = try Workplace()
    try place.run("add passport")
    let stop = Fault(.stop, at: 1, of: "fdatasync")
    let (writer, process) = try Tracer.startStopped("gone coat", at: stop, in: place)

    #expect(throws: SelectReader.Failure(words: "database is locked")) {
      try SelectReader(path: place.storePath).titles()
    }
    kill(process, SIGCONT)

    #expect(try writer.result().code == 0)
    #expect(try SelectReader(path: place.storePath).titles() == ["passport"])
    Figures.count(runs: 2, faults: 1)
  }
}

/// Some that record one act after another, beside a thing to do that stays.
private struct Writers {
  private let place: Workplace
  private let children: [Child]

  /// Begins; each rests for so many seconds between two acts.
  init(_ count: Int, in place: Workplace, every seconds: String) throws {
    self.place = place
    try place.run("add passport")
    let loop =
      "n=0; while [ ! -e \"$HOME/enough\" ] && [ -d /proc/$PPID ]; do "
      + "\"$letgo\" gone coat || exit; n=$((n+1)); sleep \(seconds); done; echo $n >&2"
    children = try (1...count).map { _ in try place.startShell(loop) }
  }

  /// Lets them write for a while.
  func pause(for milliseconds: Int32) throws {
    _ = try children[0].hasEnded(within: milliseconds)
  }

  /// Ends them, sees that all they were told is there, and returns how often they wrote.
  func finish() throws -> Int {
    try place.shell(": >\"$HOME/enough\"")
    let ends = try children.map { try $0.result() }
    let count = ends.compactMap { Int($0.errors.filter(\.isNumber)) }.reduce(0, +)
    #expect(ends.allSatisfy { $0.code == 0 }, "\(ends)")
    let oracle = try place.inspect()
    #expect(oracle.problems.isEmpty)
    #expect(oracle.records.count == 2 + 2 * count)
    return count
  }
}

extension Workplace {
  /// Every file about the store, with its bytes and the time of its last change.
  fileprivate func traces() throws -> [String: String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: storeDirectory) + ["."]
    return try names.reduce(into: [:]) { traces, name in
      let path = storeDirectory + "/" + name
      var status = stat()
      guard lstat(path, &status) == 0 else { throw Unmet(description: "no \(path)") }
      let time = "\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
      let bytes = FileManager.default.contents(atPath: path) ?? Data()
      traces[name] = "\(time) \(bytes.base64EncodedString())"
    }
  }
}
