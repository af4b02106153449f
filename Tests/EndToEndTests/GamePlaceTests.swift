import Foundation
import PseudoTerminal
import Testing

/// The 30-Day Game with friends through a place that they share: a git repository, or a folder.
struct GamePlaceTests {
  private let ana: Sandbox
  private let ben: Sandbox
  private let place: String
  private let folder: String

  init() throws {
    let game = try SharedGame()
    (ana, ben, place, folder) = (game.ana, game.ben, game.place, game.folder)
  }

  /// Starts a game and opens it through a place, and returns the line that friends join with.
  private func invite(_ words: String...) throws -> String {
    try ana.run("game", "start")
    let result = try ana.run(["game", "invite"] + words + ["--called", "Ana"])
    #expect(result.code == 0, "\(result.errors)")
    return result.output
  }

  @Test func `one line is all that a friend needs, and both boards are the same`() throws {
    let line = try invite("git", place)
    #expect(line.hasPrefix("letgo game join git \(place) "))
    #expect(line.split(separator: " ").last?.count == 17)

    let joined = try ben.shell(line.dropLast() + " --called Ben --yes")

    #expect(joined.code == 0)
    #expect(joined.errors.contains("December 2026, begun by Ana: 30 days"))
    #expect(joined.errors.contains("In so far: Ana."))
    #expect(joined.errors.contains("Friends will see the name Ben"))
    #expect(
      joined.output == """
        You are in from day 3, Thursday 3 December.
        December 2026 is exchanged through '\(place)' from now on.

        """
    )
    try ana.at("2026-12-02T20:00Z", "game", "log", "3", "books")
    try ben.at("2026-12-03T09:00Z", "game", "log", "6", "shirts")
    #expect(
      try ana.at("2026-12-03T20:00Z", "sync").output == """
        December 2026: news of Ben.
        December 2026: what is new here is there for the others.

        """
    )
    #expect(try ben.at("2026-12-03T20:00Z", "sync").output.contains("news of Ana."))
    #expect(
      try ana.at("2026-12-03T20:00Z", "sync").output == "December 2026: news of Ben.\n"
        && ana.at("2026-12-03T20:00Z", "sync").output == "December 2026: nothing new.\n"
    )
    let boards = try [ana, ben].map { try $0.at("2026-12-03T20:01Z", "game", "standings").output }
    #expect(boards[0] == boards[1])
    #expect(boards[0].contains("Ben\tin from day 3, Thursday 3 December"))
  }

  @Test func `a folder does as well, and status tells of it`() throws {
    let line = try invite("folder", folder)
    let id = line.split(separator: " ").last.map(String.init)?.trimmingCharacters(in: .newlines)
    #expect(line.hasPrefix("letgo game join folder PATH "))

    let joined = try ben.run(
      ["game", "join", "folder"] + folder.split(separator: " ").map(String.init)
        + [try #require(id), "--called", "Ben", "--yes"]
    )

    #expect(joined.code == 0, "\(joined.errors)")
    #expect(try ana.at("2026-12-03T09:00Z", "sync").output.contains("news of Ben."))
    #expect(
      try ana.at("2026-12-03T09:01Z", "sync", "status").output == """
        December 2026, with friends, through the folder '\(folder)'.
        Last in step: Thursday 3 December, 10:00.

        """
    )
  }

  @Test func `joining takes a yes, and before it nothing is left in the place`() throws {
    let line = try invite("folder", folder)
    let before = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    let words = line.dropLast().replacing("PATH", with: "'\(folder)'") + " --called Ben"

    let asked = try ben.shell(String(words))

    #expect(asked.code == 2)
    #expect(asked.errors.contains("Joining takes a yes"))
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder).sorted() == before)
    #expect(try ben.run("game", "history").output == "")
  }

  @Test func `what can't be a game's place is refused before anything is recorded`() throws {
    try ana.run("game", "start")
    try ben.run("add", "renew passport")
    let taken = ana.home.path + "/devices"
    try FileManager.default.createDirectory(atPath: taken, withIntermediateDirectories: true)
    #expect(try ben.run("sync", "setup", "folder", taken).code == 0)
    let cases: [([String], Int32, String)] = [
      (["folder", taken], 1, "holds something of letgo's already"),
      (["folder", "/nowhere"], 66, "is no folder"),
      (["git", "ext::sh -c x"], 2, "is no URL"),
      (["git", "https://ana:secret@example.org/x.git"], 2, "There is a password in that URL"),
      (["git", ana.home.path], 2, "lies inside"),
      (["git", folder], 69, "git can't do it"),
    ]

    for (words, code, part) in cases {
      let result = try ana.run(["game", "invite"] + words + ["--called", "Ana"])
      #expect(result.code == code, "\(words): \(result.errors)")
      #expect(result.errors.contains(part) && !result.errors.contains("secret"), "\(words)")
    }
    #expect(try ana.run("game", "standings").errors.hasPrefix("No game with friends"))
    #expect(try ana.run("sync").errors.hasPrefix("Sync is not set up."))
  }

  @Test func `a person's own records don't go where friends read`() throws {
    _ = try invite("folder", folder)
    try ben.run("add", "renew passport")

    for friend in [ana, ben] {
      let result = try friend.run("sync", "setup", "folder", folder)
      #expect(result.code == 1)
      #expect(result.errors.contains("is where a game is exchanged"))
    }
    #expect(try ana.shell("grep -rl passport '\(folder)'; true").output == "")
  }

  @Test func `another game in the place of the one that is meant is refused`() throws {
    let line = try invite("git", place)
    let words = line.dropLast(17) + "0123456789abcdef --called Ben --yes"

    let result = try ben.shell(String(words))

    #expect(result.code == 65)
    #expect(result.errors.contains("has another game in it than the line is for"))
    #expect(try ben.run("game", "history").output == "")
  }

  @Test func `who may not write there takes part in nothing, and is told whom to ask`() throws {
    let line = try invite("git", place)
    // Branches can be read and not pushed to.
    let config = try ana.shell("git -C '\(place)' config receive.hideRefs refs/heads")
    #expect(config.code == 0)

    let result = try ben.shell(line.dropLast() + " --called Ben --yes")

    #expect(result.code == 69)
    #expect(result.errors.contains("can't be written to"))
    #expect(result.errors.contains("Whoever made it can give the right to write there."))
    #expect(try ben.run("game", "history").output == "")
  }

  @Test func `a second device of a person takes the same line, and speaks for them too`() throws {
    let line = try invite("git", place)
    let devices = ana.home.path + "/devices"
    try FileManager.default.createDirectory(atPath: devices, withIntermediateDirectories: true)
    let desk = try Sandbox(now: "2026-12-01T09:00Z", zone: "Europe/Berlin")
    #expect(try ana.run("sync", "setup", "folder", devices).code == 0)
    #expect(try desk.run("sync", "setup", "folder", devices).code == 0)

    let met = try desk.shell(String(line.dropLast()))

    #expect(met.code == 0)
    #expect(met.output.contains("is exchanged through"))
    #expect(try desk.at("2026-12-01T10:00Z", "game", "log", "2", "pans").code == 0)
    #expect(try desk.run("sync").code == 0)
    #expect(try ben.shell(line.dropLast() + " --called Ben --yes").code == 0)
    let board = try ben.at("2026-12-01T11:00Z", "game", "standings").output
    #expect(board.contains("Ana\tin\t2 out\n"), "\(board)")
  }

  @Test func `a place that is away keeps nothing else from coming into step`() throws {
    _ = try invite("git", place)
    try ana.run("add", "renew passport")
    #expect(try ana.run("sync", "setup", "folder", folder).code == 0)
    try FileManager.default.moveItem(atPath: place, toPath: place + ".away")
    try ana.run("done", "renew", "passport")

    let loud = try ana.run("sync")
    let quiet = try ana.run("sync", "--quiet")

    #expect(loud.code == 69 && loud.output.hasPrefix("In step. Records received: 0, sent: "))
    #expect(loud.errors.hasPrefix("git can't do it: "))
    #expect(quiet.code == 69 && quiet.output == "" && quiet.errors == "")
    #expect(try ana.run("sync", "status").output.contains("Since then it failed"))
    try FileManager.default.moveItem(atPath: place + ".away", toPath: place)
    #expect(try ana.run("sync").code == 0)
    #expect(try !ana.run("sync", "status").output.contains("failed"))
  }

  @Test func `who plays by files and who plays by the place hear of each other`() throws {
    let line = try invite("git", place)
    let cleo = try Sandbox(now: "2026-12-01T10:00Z", zone: "America/New_York")
    let file = ana.home.path + "/december.letgo"
    let back = ana.home.path + "/cleo.letgo"
    #expect(try ana.run("game", "invite", file).code == 0)
    #expect(try cleo.run("game", "join", file, "--called", "Cleo", "--yes").code == 0)
    try cleo.run("game", "log", "4", "scarves")
    #expect(try cleo.run("game", "send", back).code == 0)
    #expect(try ana.at("2026-12-01T11:00Z", "game", "receive", back).code == 0)
    #expect(try ana.run("sync").code == 0)

    #expect(try ben.shell(line.dropLast() + " --called Ben --yes").code == 0)

    let board = try ben.at("2026-12-01T12:00Z", "game", "standings").output
    #expect(board.contains("Cleo\tin\t4 out\n"), "\(board)")
  }

  @Test func `an invitation that was stopped on its way can be made again`() throws {
    try ana.run("game", "start")
    #expect(try ana.run("game", "invite", "git", place).code == 2)
    #expect(try ana.shell("git -C '\(place)' for-each-ref").output == "")

    // The key alone was left when the machine went down.
    let key = String(repeating: "ab", count: 32)
    let left = try ana.shell(
      "mkdir -p '\(folder)/v1/abababababababab' && echo \(key) >'\(folder)/v1/abababababababab/key'"
    )
    #expect(left.code == 0)
    #expect(try ana.run("game", "invite", "folder", folder, "--called", "Ana").code == 0)
  }
}
