import Foundation
import Testing

@testable import LetGoStore

/// The oracle itself: what it is to find is planted, since one that finds nothing proves nothing.
struct OracleTests {
  @Test func `a store that is whole has no problems`() throws {
    let place = try filled()

    #expect(try place.inspect().problems.isEmpty)
  }

  @Test(arguments: [
    ("DELETE FROM op WHERE id = (SELECT min(id) FROM op WHERE kind = 'thing')", "missing ops"),
    ("DELETE FROM op WHERE id = (SELECT max(id) FROM op)", "half act"),
    ("DELETE FROM op WHERE kind = 'item' AND fields LIKE '%out%'", "projection has item"),
    ("UPDATE item SET name = 'boat' WHERE name = 'coat'", "projection lacks item"),
    ("UPDATE thing SET slot = 2 WHERE slot = 1", "projection has thing"),
    ("DELETE FROM thing", "projection lacks thing"),
    ("UPDATE op SET fields = replace(fields, 'coat', 'boat')", "checksum of"),
  ])
  func `what was planted is found and named`(damage: String, name: String) throws {
    let place = try filled()

    try Store(writingAt: StoreLocation(path: place.storePath)).database.run(script: damage)

    #expect(try place.inspect().problems.contains { $0.hasPrefix(name) })
  }

  @Test func `a loss after an answer is found`() throws {
    let scene = try Scene(WritingCommand("gone coat", after: "box coat"))

    let problems = try scene.meet { place, before in try place.replaceFiles(with: before) }

    #expect(problems == ["acknowledged, but lost"])
  }

  @Test func `a replaced store that is gone is found`() throws {
    let scene = try Scene(WritingCommand.exchanging[0])

    let problems = try scene.meet { place, _ in
      let location = StoreLocation(path: place.storePath)
      try FileManager.default.removeItem(atPath: location.replacedDirectory)
    }

    #expect(problems == ["the store that was replaced is not kept"])
  }

  @Test func `a migration that left something behind is found`() throws {
    let scene = try Scene(WritingCommand.exchanging[1])

    let problems = try scene.meet { place, _ in
      let store = try Database(path: place.storePath, for: .writing)
      try store.run("DELETE FROM op WHERE kind = 'thing'")
    }

    #expect(problems.contains { $0.hasPrefix("at version 2 recorded") })
  }

  @Test func `half an import is found`() throws {
    let scene = try Scene(
      #require(WritingCommand.all.first { $0.line.hasPrefix("import") })
    )

    let problems = try scene.meet { place, _ in
      let store = try Database(path: place.storePath, for: .writing)
      try store.run("DELETE FROM op WHERE kind = 'pause'")
    }

    #expect(problems.contains { $0.hasPrefix("recorded [") })
  }

  private func filled() throws -> Workplace {
    let place = try Workplace()
    for line in ["add renew passport", "gone coat"] { try place.run(line) }
    return place
  }
}
