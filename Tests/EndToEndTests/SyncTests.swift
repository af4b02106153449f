import Foundation
import LetGoStore
import PseudoTerminal
import Testing

/// Devices that come into step through a folder, as people and timers use it.
struct SyncTests {
  private let desk: Sandbox
  private let couch: Sandbox
  private let folder: String

  init() throws {
    desk = try Sandbox()
    couch = try Sandbox(now: "2026-11-29T20:30")
    folder = desk.home.path + "/My Files"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func setUp() throws {
    try desk.run("sync", "setup", "folder", folder)
    try couch.run("sync", "setup", "folder", folder)
  }

  @Test func `one command on each device, and both hold the same`() throws {
    try desk.run("gone", "bread", "maker")
    try desk.run("add", "renew passport")
    try desk.run("add", "call the dentist")
    try couch.run("add", "water plants")

    let first = try desk.run("sync", "setup", "folder", folder)
    let second = try couch.run("sync", "setup", "folder", "My", "Files")
    let third = try couch.run("sync", "setup", "folder", folder)

    #expect(first.code == 0)
    #expect(
      first.output == """
        This device syncs through the folder '\(folder)' from now on.
        In step. Records received: 0, sent: 6.

        """
    )
    #expect(second.code == 66)
    #expect(
      third.output == """
        This device syncs through the folder '\(folder)' from now on.
        In step. Records received: 6, sent: 2.
        Two things at a time, so these wait for a place: 1. 'two' shows them, \
        'two keep NAME' gives one a place.

        """
    )
    #expect(
      try desk.run("sync").output
        == "In step. Records received: 2, sent: 0.\n".appending(
          "Two things at a time, so these wait for a place: 1. 'two' shows them, "
            + "'two keep NAME' gives one a place.\n"
        )
    )
    let two = "1\trenew passport\n2\tcall the dentist\nwaits\twater plants\n"
    for device in [desk, couch] {
      #expect(try device.run("two").output == two)
      #expect(try device.run("history").output.contains("bread maker"))
      #expect(try device.run("home").output.contains("Waiting for a place: 1."))
      #expect(try device.run("doctor").code == 0)
    }
    // What came from elsewhere is not undone here.
    #expect(try couch.run("undo").output.contains("water plants"))
    #expect(try couch.run("undo").code == 1)
  }

  @Test func `what can't be a place is refused, and sets nothing up`() throws {
    try desk.run("gone", "shoes")
    let store = (desk.storePath as NSString).deletingLastPathComponent
    let cases: [([String], Int32, String)] = [
      (["folder", "/nowhere"], 66, "'/nowhere' is no folder"),
      (["folder", desk.storePath], 66, "is no folder"),
      (["folder", store], 2, "lies inside"),
      (["folder", desk.home.path], 2, "lies inside"),
      (["folder", "/"], 2, "lies inside"),
      (["folder", desk.storePath + ".backups"], 2, "keeps for itself"),
      (["folder"], 2, "needs the path"),
      (["folder", "PATH"], 66, "PATH stands for your own; type that in its place."),
      (["folder", "--upload-pack=x"], 2, "no option"),
      (["stick", folder], 2, "'sync setup' takes folder PATH or git URL"),
    ]

    for (words, code, part) in cases {
      let result = try desk.shell(
        "letgo sync setup " + words.map { "'\($0)'" }.joined(separator: " ")
      )
      #expect(result.code == code, "\(words)")
      #expect(result.errors.contains(part), "\(words): \(result.errors)")
    }
    #expect(try desk.run("sync").errors.hasPrefix("Sync is not set up."))
    #expect(try desk.run("sync", "off").code == 1)
    #expect(!FileManager.default.fileExists(atPath: desk.home.path + "/.local/state/letgo"))
  }

  @Test func `the key is this person's alone and stays on the machine`() throws {
    try setUp()
    let state = desk.home.path + "/.local/state/letgo"
    let key = try #require(
      FileManager.default.subpathsOfDirectory(atPath: state).first { $0.hasSuffix(".key") }
    )

    let mode = try FileManager.default.attributesOfItem(atPath: "\(state)/\(key)")
    let secret = try String(contentsOfFile: "\(state)/\(key)", encoding: .utf8)

    #expect((mode[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    let result = try desk.shell("grep -rl \(secret.prefix(64)) '\(folder)' .local/share; true")
    #expect(result.output == "")
  }

  @Test func `a folder that is away is told, and status keeps why until it works again`() throws {
    try setUp()
    try desk.run("add", "renew passport")
    let away = folder + " away"
    try FileManager.default.moveItem(atPath: folder, toPath: away)

    let loud = try desk.run("sync")
    let quiet = try desk.run("sync", "--quiet")
    let status = try desk.run("sync", "status").output

    #expect(loud.code == 69)
    #expect(loud.errors.hasPrefix("There is no folder '\(folder)' now.\nHint: "))
    #expect((quiet.code, quiet.output, quiet.errors) == (69, "", ""))
    #expect(status.contains("Last in step: Sunday 29 November, 08:30."))
    #expect(
      status.contains(
        "Since then it failed, last on Sunday 29 November, 08:30: There is no folder '\(folder)' now."
      )
    )
    #expect(status.contains("Acts that are not sent yet: 1."))

    try FileManager.default.moveItem(atPath: away, toPath: folder)
    #expect(try desk.run("sync").output == "In step. Records received: 0, sent: 2.\n")
    let after = try desk.run("sync", "status").output
    #expect(!after.contains("failed"))
    #expect(after.contains("Acts that are not sent yet: 0."))
  }

  @Test func `a segment that is not its device's is named, and the rest arrives`() throws {
    try setUp()
    let tablet = try Sandbox()
    for device in [desk, tablet] {
      try device.run("gone", "shoes")
      try device.run("sync", "setup", "folder", folder)
      try device.run("sync")
    }
    let store = try desk.store()
    let own = String(try store.deviceNumber, radix: 16)
    let name = String(repeating: "0", count: 16 - own.count) + own
    // The tablet's segment in the place of the desk's.
    let result = try desk.shell(
      "cd 'My Files/v1'; for d in */; do test $d = \(name)/ || cp $d/000/000.jsonl \(name)/000/; done"
    )
    #expect(result.code == 0)

    let sync = try couch.run("sync")

    #expect(sync.code == 65)
    #expect(sync.output == "In step. Records received: 2, sent: 0.\n")
    #expect(
      sync.errors.contains(
        "Kept out: segment 0 of device \(name.prefix(8)). It does not continue what was there before."
      )
    )
    #expect(try couch.run("sync", "status").output.contains("Kept out: segment 0 of device"))
  }

  @Test func `sync off leaves all as it is, and set up again it goes on where it was`() throws {
    try setUp()
    try desk.run("add", "renew passport")
    try desk.run("sync")

    #expect(try desk.run("sync", "off").output.hasPrefix("Sync is off. What is in the folder '"))
    #expect(try desk.run("sync").code == 1)
    #expect(try couch.run("sync").output == "In step. Records received: 2, sent: 0.\n")
    let again = try desk.run("sync", "setup", "folder", folder)

    #expect(again.output.hasSuffix("In step. There was nothing new on either side.\n"))
  }

  @Test func `the shell syncs beside itself on opening, and takes a sync cable for a thing`() throws
  {
    try setUp()
    for title in ["one", "two"] { try desk.run("add", title) }
    try desk.run("sync")
    try couch.run("add", "three")
    let digits = String(try couch.store().deviceNumber, radix: 16)
    let name = String(repeating: "0", count: 16 - digits.count) + digits
    let segment = "\(folder)/v1/\(name)/000/000.jsonl"
    #expect(!FileManager.default.fileExists(atPath: segment))

    let terminal = try couch.terminal()
    try terminal.wait("the segment", within: 30) {
      FileManager.default.fileExists(atPath: segment)
    }
    try terminal.answer("letgo> ", "sync cable")
    try terminal.answer("last 90 days?", "yes")
    try terminal.answer("letgo> ", "home")
    try terminal.expect("Waiting for a place: 1.")
    try terminal.answer("letgo> ", "quit")

    #expect(try terminal.waitForExit() == .code(0))
    #expect(try desk.run("sync").output.hasPrefix("In step. Records received: "))
  }

  @Test
  func `what another device set meanwhile stays, and history tells what it took the place of`()
    throws
  {
    try desk.run("box", "lamp")
    try setUp()
    try desk.run("keep", "lamp")
    try desk.run("sync")
    try couch.run("gone", "lamp")
    try couch.run("sync")
    try desk.run("sync")

    for device in [desk, couch] {
      #expect(
        try device.run("history").output == """
          2026-11-29\tout\tlamp
          2026-11-29\treplaced\tlamp\tkept; another device set something else meanwhile, which stays

          """
      )
      #expect(try device.run("history", "--json").output.contains(#""state":"replaced""#))
      #expect(try device.run("doctor").code == 0)
    }
  }
}
