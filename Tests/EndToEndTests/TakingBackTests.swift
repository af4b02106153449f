import Foundation
import Testing

/// Undo, redo, restore and trash, as a person meets them.
struct TakingBackTests {
  @Test func `steps are taken back and set back by name, and the list tells them before`() throws {
    let sandbox = try Sandbox()
    try sandbox.run("gone", "shoes")
    try sandbox.run("add", "renew", "passport")
    try sandbox.run("done", "1", "--add", "buy stamps")

    let list = try sandbox.run("undo", "list")
    #expect(
      list.output
        == "2026-11-29\tdone\trenew passport\t2 in all\n2026-11-29\tadd\trenew passport\n"
        + "2026-11-29\tgone\tshoes\n"
    )
    #expect(
      try sandbox.run("undo", "list", "--limit", "1").output.split(separator: "\n").count == 1
    )
    #expect(try sandbox.run("undo").output == "Taken back: done 'renew passport' and 1 more.\n")
    #expect(try sandbox.run("undo").output == "Taken back: add 'renew passport'.\n")
    let redone = try sandbox.run("redo")
    #expect(redone.output == "Set back: add 'renew passport'. 'undo' takes it back.\n")
    #expect(
      try sandbox.run("redo").output
        == "Set back: done 'renew passport' and 1 more. 'undo' takes it back.\n"
    )
    let over = try sandbox.run("redo")
    #expect(over.errors == "Nothing on this machine was taken back.\n")
    #expect(over.code == 1)
    #expect(try sandbox.store().activeThings().map(\.title.text) == ["buy stamps"])
  }

  @Test func `redo opens no third thing, and names the two`() throws {
    let sandbox = try Sandbox()
    for title in ["first", "second"] { try sandbox.run("add", title) }
    try sandbox.run("undo")
    try sandbox.run("add", "third")

    let refused = try sandbox.run("redo")

    #expect(refused.code == 1)
    #expect(refused.errors.contains("Two already: 1 first, 2 third."))
  }

  @Test func `what was put away is listed until its day, and comes back by its name`() throws {
    let sandbox = try Sandbox()
    try sandbox.run("add", "renew", "passport")
    try sandbox.run("drop", "1")
    try sandbox.run("gone", "shoes")
    try sandbox.run("gone", "shoes")
    try sandbox.run("pause", "camera", "--price", "249")
    try sandbox.run("passed", "camera")

    #expect(
      try sandbox.run("trash").output == """
        camera\tpassed\tuntil Thursday 28 January 2027
        shoes\tout\tuntil Thursday 28 January 2027
        shoes\tout\tuntil Thursday 28 January 2027
        renew passport\tdropped\tuntil Thursday 28 January 2027

        """
    )
    let shoes = try sandbox.run("restore", "shoes")
    #expect(
      shoes.errors == "2 are called 'shoes'; this is the latest, of Sunday 29 November.\n"
    )
    #expect(shoes.output == "Kept: shoes. 'undo' takes it back.\n")
    #expect(
      try sandbox.run("restore", "renew passport").output
        == "1 renew passport. 'undo' takes it back.\n"
    )
    #expect(
      try sandbox.run("restore", "camera").output == "Waits again: camera. 'undo' takes it back.\n"
    )
    let missing = try sandbox.run("restore", "camera")
    #expect(
      missing.errors
        == "Nothing called 'camera' can come back.\n"
        + "Hint: 'trash' shows what can come back, and until when.\n"
    )
    #expect(missing.code == 1)
    #expect(try sandbox.run("undo").output == "Taken back: restore 'camera'.\n")
    #expect(try sandbox.store().items(.out).count == 1)
    sandbox.set("LETGO_NOW", "2027-01-28T00:00")
    #expect(try sandbox.run("trash").output.isEmpty)
  }

  @Test func `words that are gone are said to be gone, and the day stays`() throws {
    let sandbox = try Sandbox()
    try sandbox.run("add", "buy", "marzipan")
    try sandbox.run("done", "1")
    sandbox.set("LETGO_NOW", "2027-01-28T00:00")
    #expect(try sandbox.run("history").output == "2026-11-29\tdone\tbuy marzipan\n")

    try sandbox.run("keep", "mug")

    #expect(
      try sandbox.run("history").output
        == "2027-01-28\tkept\tmug\n2026-11-29\tdone\ta thing, its words are gone\n"
    )
    let word = Data("marzipan".utf8)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: sandbox.storePath))
    #expect(bytes.range(of: word) == nil)
    // The backup of the day is made of what is left; the one of the day before keeps its words.
    let folder = URL(fileURLWithPath: sandbox.storePath + ".backups")
    let backups = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let holding = try backups.map {
      try Data(contentsOf: folder.appendingPathComponent($0)).range(of: word) != nil
    }
    #expect(holding == [true, false])
    #expect(try sandbox.run("doctor").code == 0)
    try sandbox.run("undo")
    let refused = try sandbox.run("undo")
    #expect(refused.code == 1)
    #expect(refused.errors.contains("'done' was about a thing whose words are gone"))
  }
}
