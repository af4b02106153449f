import Foundation
import PseudoTerminal
import Testing

/// The 30-Day Game with friends, each in a home of their own, by files that go from one to the other.
struct FriendsTests {
  /// Somebody who plays, with a clock and a zone of their own.
  private final class Friend {
    let name: String
    let sandbox: Sandbox

    init(_ name: String, in zone: String) throws {
      self.name = name
      sandbox = try Sandbox(now: "2026-03-01T08:00Z", zone: zone)
    }

    @discardableResult
    func at(_ time: String, _ arguments: String...) throws -> Sandbox.Result {
      sandbox.set("LETGO_NOW", time)
      return try sandbox.run(arguments)
    }

    /// Where a file of theirs lies.
    var file: String { sandbox.home.path + "/\(name).letgo" }

    /// Hands what they know to others.
    func tell(_ others: Friend..., at time: String) throws {
      #expect(try at(time, "game", "send", file).code == 0)
      for other in others {
        let result = try other.at(time, "game", "receive", file)
        #expect(result.code == 0 && result.errors == "")
      }
    }
  }

  private let ana: Friend
  private let ben: Friend

  init() throws {
    ana = try Friend("ana", in: "Europe/Berlin")
    ben = try Friend("ben", in: "Asia/Tokyo")
  }

  private func invite(_ time: String = "2026-03-01T08:00Z", _ more: String...) throws {
    ana.sandbox.set("LETGO_NOW", time)
    #expect(try ana.sandbox.run(["game", "start", "--days", "31"] + more).code == 0)
    let invited = try ana.at(time, "game", "invite", ana.file, "--called", "Ana", "--name", "March")
    #expect(invited.code == 0)
    #expect(
      invited.output.contains(
        "They see the name Ana, and how many things leave each day from day 1"
      )
    )
  }

  private func join(_ friend: Friend, _ time: String, as name: String) throws {
    let joined = try friend.at(time, "game", "join", ana.file, "--called", name, "--yes")
    #expect(joined.code == 0)
  }

  @Test func `what friends send each other goes through pipes too`() throws {
    try invite()
    try join(ben, "2026-03-01T09:00Z", as: "Ben")
    try ben.at("2026-03-01T10:00Z", "game", "log", "2", "pens")
    let sent = try ben.at("2026-03-01T10:30Z", "game", "send", "-")
    ana.sandbox.set("LETGO_NOW", "2026-03-01T11:00Z")

    let received = try ana.sandbox.run("game", "receive", "-", input: Data(sent.output.utf8))

    #expect(sent.code == 0 && sent.errors.hasPrefix("'-' has what 2 members tell of March."))
    #expect(received.code == 0, "\(received.errors)")
    #expect(try ana.at("2026-03-01T11:01Z", "game", "standings").output.contains("Ben\tin\t2 out"))
    #expect(!FileManager.default.fileExists(atPath: ben.sandbox.home.path + "/-"))
  }

  @Test func `a month with a winner, one who catches up, one who is out and one who left`() throws {
    let cleo = try Friend("cleo", in: "America/New_York")
    let dora = try Friend("dora", in: "Pacific/Apia")
    try invite()
    try join(cleo, "2026-03-01T09:00Z", as: "Cleo")
    try join(dora, "2026-03-01T09:00Z", as: "Dora")
    for friend in [ana, cleo, dora] { try friend.at("2026-03-01T10:00Z", "game", "log", "1") }
    try ana.at("2026-03-02T10:00Z", "game", "log", "100")
    try cleo.at("2026-03-02T10:00Z", "game", "log", "40")
    try dora.at("2026-03-02T10:00Z", "game", "log", "99", "books")
    try cleo.tell(ana, at: "2026-03-03T08:00Z")
    try dora.tell(ana, at: "2026-03-03T08:00Z")
    try ana.at("2026-03-05T06:00Z", "game", "send", ana.file)

    try join(ben, "2026-03-05T07:00Z", as: "Ben")
    try ben.at("2026-03-05T08:00Z", "game", "log", "300", "letters")
    // Two hours after the deadline of day 9 in the zone of the round.
    try cleo.at("2026-03-10T13:00Z", "gone", "10", "mugs", "--yesterday")
    try dora.at("2026-03-12T10:00Z", "game", "leave")
    try ana.at("2026-03-14T10:00Z", "game", "log", "200")
    try ana.at("2026-03-25T10:00Z", "game", "log", "195")
    try ben.at("2026-03-25T10:00Z", "game", "log", "196")
    try ben.tell(ana, at: "2026-03-25T11:00Z")
    // The clocks of Europe have gone forward by the last deadline, which is noon there.
    try cleo.tell(ana, at: "2026-04-01T10:30Z")
    try dora.tell(ana, at: "2026-04-01T10:30Z")
    try ben.tell(ana, at: "2026-04-01T10:30Z")
    try ana.tell(ben, cleo, dora, at: "2026-04-01T10:30Z")

    let boards = try [ana, ben, cleo, dora].map {
      try $0.at("2026-04-01T11:00Z", "game", "standings").output
    }
    #expect(boards[0] == SharedGame.marchStandings)
    for board in boards { #expect(board == boards[0]) }
    #expect(
      try ben.at("2026-04-01T11:00Z", "game", "history").output
        == "Sunday 1 March to Tuesday 31 March: won. 496 things are out.\tMarch\n"
    )
    for friend in [ana, ben, cleo, dora] {
      #expect(try friend.at("2026-04-01T11:00Z", "doctor").code == 0)
    }
  }

  @Test func `before a deadline is heard past, a friend is waited for`() throws {
    try invite()
    try join(ben, "2026-03-01T09:00Z", as: "Ben")
    try ben.tell(ana, at: "2026-03-01T09:30Z")
    try ana.at("2026-03-01T10:00Z", "game", "log", "10")

    let row = "Ben\twaiting to hear of day 1, Sunday 1 March\t0 out\n"
    #expect(try ana.at("2026-03-02T11:30Z", "game", "standings").output.hasSuffix(row))
    try ben.at("2026-03-02T10:00Z", "game", "log", "1", "--yesterday")
    try ben.tell(ana, at: "2026-03-02T11:30Z")
    #expect(
      try ana.at("2026-03-02T11:31Z", "game", "standings").output.hasSuffix("Ben\tin\t1 out\n")
    )
  }

  @Test func `joining tells what there is to know, and no answer is never a yes`() throws {
    try invite("2026-03-01T08:00Z", "--grace", "6h")
    let file = ana.file
    ben.sandbox.set("LETGO_NOW", "2026-03-05T08:00Z")
    // A script that can't be asked is told all the same.
    let unasked = try ben.sandbox.run("game", "join", file, "--called", "Ben")
    #expect(unasked.code == 2 && unasked.output == "")
    for line in ["March, begun by Ana: 31 days", "Friends will see the name Ben,", "takes a yes"] {
      #expect(unasked.errors.contains(line))
    }
    let terminal = try ben.sandbox.terminal("game", "join", file, "--share-titles", columns: 160)
    try terminal.expect("March, begun by Ana: 31 days from Sunday 1 March to Tuesday 31 March, 496")
    try terminal.expect("What left by midnight can be entered for 6 hours more.")
    try terminal.expect(
      "by the clock of Europe/Berlin. Day 1 begins on Sunday 1 March, 00:00 (Sunday"
    )
    try terminal.expect("1 March, 08:00 here).")
    try terminal.expect("Today is day 5, Thursday 5 March.")
    try terminal.expect("The 10 things of the days before can be caught up until the end;")
    try terminal.expect("In so far: Ana.")
    try terminal.answer("Which name do friends see? ", "Ben")
    try terminal.expect("Friends will see the name Ben, and what leaves each day.")
    try terminal.answer("Join? ", "")
    #expect(try terminal.waitForExit() == .code(0))
    #expect(try ben.at("2026-03-05T08:00Z", "game").output == "No game is on.\n")
  }

  @Test func `a membership is one, and what friends know of can't be taken back`() throws {
    try invite()
    try join(ben, "2026-03-01T09:00Z", as: "Ben")
    #expect(try ben.at("2026-03-01T09:01Z", "undo").code == 0)
    try join(ben, "2026-03-01T09:02Z", as: "Ben")
    let again = try ben.at("2026-03-01T09:03Z", "game", "join", ana.file, "--called", "B", "--yes")
    #expect(again.code == 1)
    #expect(again.errors.hasPrefix("March has you already; who is out or has left stays so."))
    try ben.tell(ana, at: "2026-03-01T09:30Z")
    let undone = try ben.at("2026-03-01T09:31Z", "undo")
    #expect(undone.code == 1)
    #expect(undone.errors.hasPrefix("Friends know of 'game join' already, so it stays."))

    try ben.at("2026-03-01T09:32Z", "game", "leave")
    #expect(try ben.at("2026-03-01T09:33Z", "undo").output == "Taken back: game leave 'March'.\n")
    try ben.at("2026-03-01T09:34Z", "game", "leave", "march")
    try ben.tell(ana, at: "2026-03-01T09:35Z")
    #expect(try ben.at("2026-03-01T09:36Z", "undo").code == 1)
    #expect(
      try ana.at("2026-03-01T09:36Z", "game", "standings").output
        .hasSuffix("Ben\tleft on day 1, Sunday 1 March\t0 out\n")
    )
    #expect(
      try ben.at("2026-03-01T09:37Z", "game", "join", ana.file, "--yes", "--called", "B").code == 1
    )
    #expect(try ben.at("2026-04-01T09:37Z", "game", "log", "1").code == 1)
  }

  @Test func `what is over is joined no more, and what is to come is joined from its first day`()
    throws
  {
    try invite("2026-03-01T08:00Z", "--from", "2026-03-03")
    let over = try ben.at("2026-04-03T09:00Z", "game", "join", ana.file, "--called", "B", "--yes")
    #expect(over.code == 1)
    #expect(over.errors.hasPrefix("March was over on Thursday 2 April."))
    let early = try ben.at("2026-03-01T09:00Z", "game", "join", ana.file, "--called", "B", "--yes")
    #expect(early.output.hasPrefix("You are in from day 1, Tuesday 3 March."))
    #expect(
      try ben.at("2026-03-01T09:01Z", "game", "standings").output
        .hasSuffix("Day 1 is to come.\nAna\tin\t0 out\nB\tin\t0 out\n")
    )
  }

  @Test func `names are shared by those who share them alone`() throws {
    try invite()
    let joined = try ben.at(
      "2026-03-01T09:00Z",
      "game",
      "join",
      ana.file,
      "--called",
      "Ben",
      "--yes",
      "--share-titles"
    )
    #expect(joined.errors.contains("Friends will see the name Ben, and what leaves each day."))
    try ben.at("2026-03-01T09:10Z", "gone", "lamp")
    try ana.at("2026-03-01T09:10Z", "gone", "secret diary")
    try ben.tell(ana, at: "2026-03-01T09:30Z")
    try ana.tell(ben, at: "2026-03-01T09:30Z")

    let board = try ben.at("2026-03-01T09:31Z", "game", "standings", "--titles").output
    #expect(board.hasSuffix("Ben\tin\t1 out\nBen\tday 1, Sunday 1 March\tlamp\n"))
    #expect(try ana.at("2026-03-01T09:31Z", "game", "standings", "--titles").output == board)
    for file in [ana.file, ben.file] {
      #expect(try !String(contentsOfFile: file, encoding: .utf8).contains("diary"))
    }
  }

  @Test func `what is forged in a file is kept out and named, and the rest counts`() throws {
    try invite()
    try join(ben, "2026-03-01T09:00Z", as: "Ben")
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
