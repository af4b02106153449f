import Foundation
import PseudoTerminal
import Testing

/// What a game of friends keeps out or does not do, and says so.
struct FriendsRefusalTests {
  private let ana: Friend
  private let ben: Friend

  init() throws {
    ana = try Friend("ana", in: "Europe/Berlin")
    ben = try Friend("ben", in: "Asia/Tokyo")
  }

  @Test func `what is forged in a file is kept out and named, and the rest counts`() throws {
    try ana.invite()
    try ben.join(ana, "2026-03-01T09:00Z", as: "Ben")
    try ben.at("2026-03-01T09:10Z", "game", "log", "3")
    try ben.at("2026-03-01T09:30Z", "game", "send", ben.file)
    let text = try String(contentsOfFile: ben.file, encoding: .utf8)
    try text.replacing(",1,3,", with: ",1,9,").write(
      toFile: ana.file,
      atomically: true,
      encoding: .utf8
    )
    let result = try ana.at("2026-03-01T09:31Z", "game", "receive", ana.file)

    #expect(result.code == 65)
    #expect(result.errors.hasPrefix("Kept out, piece 0 of "))
    #expect(
      result.errors.hasSuffix(
        ": its end is missing or does not fit, so that it has not arrived as a whole.\n"
      )
    )
    #expect(!(try ana.at("2026-03-01T09:32Z", "game", "standings").output.contains("Ben")))
    #expect(try ana.at("2026-03-01T09:33Z", "game", "receive", ben.file).code == 0)
    #expect(try ana.at("2026-03-01T09:34Z", "game", "standings").output.contains("Ben\tin\t3 out"))
  }

  @Test func `Ctrl-C ends waiting for a file that does not come`() throws {
    let pipe = ana.sandbox.home.path + "/pipe"
    mkfifo(pipe, 0o600)
    let terminal = try ana.sandbox.terminal("game", "receive", pipe)
    // Until the other end is open there is nobody to interrupt.
    let writer = open(pipe, O_WRONLY)
    defer { close(writer) }

    try terminal.send("\u{3}")

    // What a shell shows as 130.
    #expect(try terminal.waitForExit() == .signal(SIGINT))
  }

  @Test(
    arguments: [
      (["game", "send", "x.letgo"], 1, "No game with friends is on."),
      (["game", "standings"], 1, "No game with friends is on."),
      (["game", "standings", "May"], 1, "No game with friends is called 'May'."),
      (["game", "leave"], 1, "No game with friends is on."),
      (["game", "invite", "x.letgo", "--called", "Ana"], 1, "No game is on."),
      (
        ["game", "join", "nothing.letgo", "--called", "A", "--yes"], 66,
        "'nothing.letgo' can't be read"
      ),
      (
        ["game", "join", "/dev/null", "--called", "A", "--yes"], 65,
        "'/dev/null' has no beginning of a game"
      ),
      (["game", "receive", "/dev/null"], 65, "'/dev/null' has nothing of a game in it."),
      (
        ["game", "send", "x.letgo", "--called", "A"], 2,
        "--called does not go with 'game send x.letgo'."
      ),
    ]
  )
  func `what can't be done is said, with the way out`(
    arguments: [String],
    code: Int32,
    message: String
  ) throws {
    let result = try ben.sandbox.run(arguments)

    #expect(result.code == code)
    #expect(result.errors.hasPrefix(message), "\(result.errors)")
    #expect(result.errors.contains("Hint: "))
  }
}
