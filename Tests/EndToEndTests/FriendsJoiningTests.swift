import PseudoTerminal
import Testing

/// Coming into a game of friends, once, and leaving it.
struct FriendsJoiningTests {
  private let ana: Friend
  private let ben: Friend

  init() throws {
    ana = try Friend("ana", in: "Europe/Berlin")
    ben = try Friend("ben", in: "Asia/Tokyo")
  }

  @Test func `joining tells what there is to know, and no answer is never a yes`() throws {
    try ana.invite("2026-03-01T08:00Z", "--grace", "6h")
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
    try ana.invite()
    try ben.join(ana, "2026-03-01T09:00Z", as: "Ben")
    #expect(try ben.at("2026-03-01T09:01Z", "undo").code == 0)
    try ben.join(ana, "2026-03-01T09:02Z", as: "Ben")
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
    try ana.invite("2026-03-01T08:00Z", "--from", "2026-03-03")
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
}
