import Foundation
import PseudoTerminal
import Testing

@testable import LetGoStore

/// Places where no store can lie, and files that are none.
struct PlaceTests {
  @Test(arguments: [
    ("a directory", "mkdir -p data/letgo.db"), ("a pipe", "mkdir data; mkfifo data/letgo.db"),
    ("text", "mkdir data; echo 'my letters' >data/letgo.db"),
    ("no more than a header", "mkdir data; printf 'SQLite format 3\\0' >data/letgo.db"),
    ("below a file", "echo >data"),
  ])
  func `what is no store is left as it is`(kind: String, making: String) throws {
    let place = try Workplace()
    try place.shell("cd \"$HOME\"; \(making)")
    let before = place.files

    for line in ["add passport", "gone coat", "undo", "two", "history", "home"] {
      let result = try place.start(line).result(within: 10_000)

      Figures.count(faults: 1)
      #expect(result.code == 73, "\(kind): \(line): \(result)")
      #expect(result.errors.contains("Hint: "))
    }
    #expect(place.files == before)
  }

  @Test func `another program's database keeps every byte`() throws {
    let place = try Workplace()
    try place.shell("mkdir -p '\(place.storeDirectory)'")
    do {
      let recipes = try Database(path: place.storePath, for: .creating)
      try recipes.run(
        script: "PRAGMA application_id = 16909060; CREATE TABLE recipe (name TEXT)"
      )
    }
    let other = try #require(place.files?["letgo.db"])

    for line in ["add coat", "gone coat", "undo", "two"] {
      let result = try place.run(line)

      Figures.count(faults: 1)
      #expect(result.code == 73, "\(line): \(result)")
    }
    #expect(place.files == ["letgo.db": other])
  }

  @Test(arguments: [
    // A first write that was killed leaves a file without a byte, so that nobody has to tidy up.
    "mkdir data; : >data/letgo.db", "mkdir data; ln -s missing.db data/letgo.db",
  ])
  func `where nothing ever was a store is made`(making: String) throws {
    let place = try Workplace()
    try place.shell("cd \"$HOME\"; \(making)")

    let before = try place.run("two")
    let written = try place.run("add passport")
    let read = try place.run("two")

    Figures.count(runs: 3, faults: 1)
    #expect(before.code == 0 && before.output.isEmpty, "\(before)")
    #expect(written.code == 0 && written.errors.isEmpty, "\(written)")
    #expect(read.code == 0 && read.output == "1\tpassport\n", "\(read)")
    #expect(try place.inspect().problems.isEmpty)
  }

  @Test func `a link to where nothing can be is no place for a store`() throws {
    let place = try Workplace()
    try place.shell("cd \"$HOME\"; mkdir data; ln -s nowhere/letgo.db data/letgo.db")

    let written = try place.run("add passport")

    Figures.count(faults: 1)
    #expect(written.code == 73, "\(written)")
    #expect(written.errors.contains(place.storePath))
  }

  @Test(arguments: ["two", "add coat", "undo"])
  func `a store that was emptied comes back from its backup`(line: String) throws {
    let place = try Workplace()
    for line in ["add passport", "gone lamp", "backup"] {
      try place.run(line)
      place.advanceClock()
    }
    let before = try place.inspect().records
    try place.shell(": >\"$HOME/data/letgo.db\"")

    let result = try place.run(line)

    Figures.count(faults: 1)
    let oracle = try place.inspect()
    #expect(result.code == 0, "\(result)")
    #expect(result.errors.contains("letgo.db.damaged"))
    #expect(oracle.problems.isEmpty)
    #expect(line == "undo" || oracle.records.without(before) != nil)
    let kept = place.files?.filter {
      $0.key.hasPrefix("letgo.db.damaged/") && $0.key.hasSuffix("/letgo.db")
    }
    #expect(kept?.values.map(\.count) == [0])
  }

  @Test func `without a home or a store's path the words say so`() throws {
    let place = try Workplace()
    place.environment["HOME"] = nil
    place.environment["LETGO_STORE"] = nil

    let result = try place.run("add passport")

    Figures.count(faults: 1)
    #expect(result.code == 73)
    #expect(result.errors.contains("neither LETGO_STORE nor HOME"))
    #expect(try place.run("verdict lamp --used yes").code == 0)
  }

  @Test(arguments: [
    ("rm data/letgo.db-journal; chmod 555 data", true), ("chmod 444 data/letgo.db", true),
    ("chmod 000 data/letgo.db", false), ("chmod 000 data", false),
    ("chmod 555 data; chmod 444 data/letgo.db", true),
  ])
  func `what another user may not write can be read, and is said`(
    harm: String,
    isReadable: Bool
  ) throws {
    let place = try Workplace()
    let stranger = try Stranger(in: place)
    try stranger.run("add passport")
    let before = place.files
    try place.shell("cd \"$HOME\"; \(harm)")
    defer { _ = try? place.shell("cd \"$HOME\"; chmod 755 data; chmod 644 data/letgo.db") }

    for line in ["add coat", "gone coat", "undo"] {
      let result = try stranger.run(line)

      Figures.count(faults: 1)
      #expect(result.code == 73, "\(line): \(result)")
      #expect(result.errors.contains(place.storePath))
    }
    let read = try stranger.run("two")
    #expect(read.code == (isReadable ? 0 : 73), "\(read)")
    #expect(read.output == (isReadable ? "1\tpassport\n" : ""))
    try place.shell("cd \"$HOME\"; chmod 755 data; chmod 644 data/letgo.db")
    #expect(place.files?["letgo.db"] == before?["letgo.db"])
  }
}

/// A user without rights of their own: nobody where the tests run as root, else the tester.
private struct Stranger {
  private let place: Workplace
  private let prefix: String

  init(in place: Workplace) throws {
    self.place = place
    guard getuid() == 0 else {
      prefix = "\"$letgo\""
      return
    }
    let copy = place.root + "/letgo"
    try FileManager.default.copyItem(atPath: builtProduct("letgo"), toPath: copy)
    prefix = "setpriv --reuid=65534 --regid=65534 --clear-groups '\(copy)'"
    try place.shell("chown -R 65534:65534 \"$HOME\"; chmod 755 \"$HOME\" '\(copy)'")
  }

  @discardableResult
  func run(_ line: String) throws -> Child.Result {
    try place.shell("exec \(prefix) \(line)")
  }
}
