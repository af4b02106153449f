import Foundation
import PseudoTerminal
import Testing

/// Many processes at one store.
struct CrowdTests {
  @Test func `of eight that add at once exactly two have a place`() throws {
    for _ in 0..<(Figures.isLong ? 400 : 20) {
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

  private func waitUntilExists(_ path: String, _ child: Child) throws {
    while access(path, F_OK) != 0 {
      guard try !child.hasEnded(within: 1) else { throw Unmet(description: "no \(path)") }
    }
  }
}
