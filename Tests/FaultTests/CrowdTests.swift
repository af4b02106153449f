import Foundation
import PseudoTerminal
import Testing

/// Many processes at one store.
struct CrowdTests {
  @Test func `of eight that add at once exactly two have a place`() throws {
    for _ in 0..<(Figures.isLong ? 400 : 40) {
      let place = try Workplace()
      try place.run("gone coat")
      try place.shell("mkfifo \"$HOME/gate\"")

      // To open a pipe that nobody writes to waits, for all of them until the same moment.
      let children = try (1...8).map { number in
        try place.startShell(
          ": >\"$HOME/ready\(number)\"; : <\"$HOME/gate\"; exec \"$letgo\" add thing \(number)"
        )
      }
      for number in 1...8 { try waitUntilExists(place.root + "/ready\(number)", children[0]) }
      let gate = open(place.root + "/gate", O_RDWR)
      let results = try children.map { try $0.result() }
      close(gate)

      let losses = results.filter { $0.code == 0 }.count == 2 ? 0 : 1
      Figures.count(runs: 8, faults: 1, losses: losses)
      #expect(losses == 0, "\(results)")
      for result in results where result.code != 0 {
        #expect(result.code == 1 && result.errors.hasPrefix("Two already: "), "\(result)")
      }
      let oracle = try place.inspect()
      #expect(oracle.problems.isEmpty)
      #expect(oracle.records.count == 6)
    }
  }

  @Test func `eight that make the store at once all record`() throws {
    for _ in 0..<(Figures.isLong ? 100 : 10) {
      let place = try Workplace()

      let children = try (1...8).map { try place.start("gone thing \($0)") }
      let results = try children.map { try $0.result() }

      let oracle = try place.inspect()
      Figures.count(runs: 8, faults: 1, losses: oracle.problems.count)
      #expect(results.allSatisfy { $0.code == 0 }, "\(results)")
      #expect(oracle.problems.isEmpty)
      #expect(oracle.records.count == 16)
    }
  }

  @Test func `readers beside writers never find it locked`() throws {
    let place = try Workplace()
    try place.run("add passport")
    let loop =
      "n=0; while [ ! -e \"$HOME/enough\" ] && [ -d /proc/$PPID ]; do \"$letgo\" gone coat || exit; n=$((n+1)); done"
    let writers = try (1...2).map { _ in try place.startShell("\(loop); echo $n >&2") }

    let reads = Figures.isLong ? 500 : 150
    var odd: [Child.Result] = []
    for number in 0..<reads {
      let line = ["two", "home", "history"][number % 3]
      let result = try place.run(line)
      let isRight =
        result.code == 0 && result.errors.isEmpty
        && (line == "history" || result.output.contains("passport"))
      if !isRight { odd.append(result) }
      // At 5 Hz in the long part; without a pause, which is harder on them, in the quick one.
      if Figures.isLong { _ = try writers[0].hasEnded(within: 200) }
    }
    try place.shell(": >\"$HOME/enough\"")
    let ends = try writers.map { try $0.result() }

    let count = ends.compactMap { Int($0.errors.filter(\.isNumber)) }.reduce(0, +)
    Figures.count(runs: reads + count, faults: 0, losses: odd.count)
    #expect(odd.isEmpty)
    #expect(ends.allSatisfy { $0.code == 0 }, "\(ends)")
    let oracle = try place.inspect()
    #expect(oracle.problems.isEmpty)
    #expect(oracle.records.count == 2 + 2 * count)
  }

  @Test(arguments: [
    // While it fills its journal, a writer keeps other writers out and lets readers in.
    (Fault(.stop, at: 3, of: "pwrite64"), true),
    // From its first sync on it has the store for itself.
    (Fault(.stop, at: 1, of: "fdatasync"), false),
  ])
  func `beside a writer that was stopped others say so, and all goes on after it`(
    stop: Fault,
    letsReadersIn: Bool
  ) throws {
    let place = try Workplace()
    try place.run("add passport")
    let (writer, process) = try stoppedWriter(at: stop, in: place)

    let others = try ["gone lamp", "undo", "add lamp"].map { try place.start($0) }
    let reader = try place.run("two")
    let results = try others.map { try $0.result() }
    kill(process, SIGCONT)
    let result = try writer.result()

    Figures.count(runs: 5, faults: 1)
    for other in results {
      #expect(other.code == 75 && other.output.isEmpty, "\(other)")
      #expect(other.errors.contains("Another letgo is writing. Nothing was saved."), "\(other)")
    }
    #expect(reader.code == (letsReadersIn ? 0 : 75), "\(reader)")
    #expect(!reader.errors.contains("Nothing was saved"))
    #expect(result.code == 0 && result.output.hasPrefix("Out of the house: coat"), "\(result)")
    #expect(try place.run("gone lamp").code == 0)
    let oracle = try place.inspect()
    #expect(oracle.problems.isEmpty)
    #expect(oracle.records.count == 6)
  }

  /// Starts a writer that is stopped by a fault, and returns it with the process that is stopped.
  private func stoppedWriter(at stop: Fault, in place: Workplace) throws -> (Child, Int32) {
    let log = place.root + "/.trace"
    let writer = try Tracer.start("gone coat", stop, in: place, log: log)
    while try !writer.hasEnded(within: 10) {
      let trace = String(
        decoding: FileManager.default.contents(atPath: log) ?? Data(),
        as: UTF8.self
      )
      if trace.contains("stopped by SIGSTOP"),
        let process = trace.split(separator: " ").first.flatMap({ Int32($0) })
      {
        return (writer, process)
      }
    }
    throw Unmet(description: "the writer was not stopped: \(try writer.result())")
  }

  private func waitUntilExists(_ path: String, _ child: Child) throws {
    while access(path, F_OK) != 0 {
      guard try !child.hasEnded(within: 1) else { throw Unmet(description: "no \(path)") }
    }
  }
}
