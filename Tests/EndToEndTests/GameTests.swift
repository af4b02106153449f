import Foundation
import PseudoTerminal
import Testing

/// The 30-Day Game alone, over set clocks.
struct GameTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(now: "2026-12-01T09:00")
  }

  @discardableResult
  private func at(_ time: String, _ arguments: String...) throws -> Sandbox.Result {
    sandbox.set("LETGO_NOW", time)
    return try sandbox.run(arguments)
  }

  @Test func `a game is begun, played by what goes out, and lost by a day that is short`() throws {
    #expect(
      try at("2026-12-01T09:00", "game", "start").output.hasPrefix(
        "The game is on: 30 days from Tuesday 1 December to Wednesday 30 December, 465 things in all."
      )
    )
    #expect(try at("2026-12-01T09:10", "game", "start").code == 1)
    try at("2026-12-01T10:00", "gone", "lamp")
    #expect(
      try at("2026-12-02T10:00", "game", "log", "1").output
        == """
        One thing is out. 'undo' takes it back.
        Day 2 of 30, Wednesday 2 December: 2 asked for, 1 out, one more by midnight.

        """
    )
    #expect(
      try at("2026-12-03T08:00", "game").output
        == """
        Day 2, Wednesday 2 December, is 1 short. What left by midnight can be entered until Thursday 3 \
        December, 12:00: --day 2.
        Day 3 of 30, Thursday 3 December: 3 asked for, 0 out, 4 more by midnight.
        day   1    2   [3]   4    5    6    7    8    9   10
        out   1    1    0    ·    ·    ·    ·    ·    ·    ·
        day  11   12   13   14   15   16   17   18   19   20
        out   ·    ·    ·    ·    ·    ·    ·    ·    ·    ·
        day  21   22   23   24   25   26   27   28   29   30
        out   ·    ·    ·    ·    ·    ·    ·    ·    ·    ·
        459 more in the 27 days to come.

        """
    )
    try at("2026-12-03T08:01", "gone", "mug", "--day", "2")
    try at("2026-12-03T08:02", "gone", "2", "books")
    #expect(
      try at("2026-12-03T08:03", "home").output.contains(
        "Day 3 of 30, Thursday 3 December: 3 asked for, 2 out, one more by midnight."
      )
    )
    #expect(try at("2026-12-03T08:03", "status").output == "day 3: 1 more\n")
    let lost =
      "Tuesday 1 December to Wednesday 30 December: out on day 3, Thursday 3 December. 5 things are out, "
      + "and that stays.\n"
    #expect(try at("2026-12-04T12:00", "game").output.hasPrefix(lost))
    #expect(try at("2026-12-04T12:00", "status").output == "")
    #expect(try at("2026-12-04T12:01", "game", "history").output == lost)
    #expect(try at("2026-12-04T12:02", "game", "end").code == 1)
    #expect(try at("2026-12-04T12:03", "game", "start", "--days", "31").code == 0)
    #expect(try at("2026-12-04T12:04", "doctor").code == 0)
  }

  @Test func `a whole month is won`() throws {
    try at("2026-02-01T09:00", "game", "start", "--days", "28")
    for day in 1...28 {
      let date = "2026-02-\(day < 10 ? "0" : "")\(day)"
      #expect(try at("\(date)T20:00", "game", "log", String(day), "things").code == 0)
    }

    #expect(
      try at("2026-03-01T12:00", "game").output.hasPrefix(
        "Sunday 1 February to Saturday 28 February: won. 406 things are out."
      )
    )
  }

  @Test func `the deadlines follow the zone's clock changes, and midnight is the zone's`() throws {
    sandbox.set("TZ", "Europe/Berlin")
    // The clocks go forward on 29 March, so that day 2 has 23 hours.
    try at("2026-03-28T09:00", "game", "start", "--grace", "0h")
    try at("2026-03-28T23:59", "gone", "lamp")
    try at("2026-03-29T23:59", "game", "log", "2")
    #expect(try at("2026-03-30T00:00", "game").output.hasPrefix("Day 3 of 30, Monday 30 March"))
    sandbox.set("TZ", "Asia/Tokyo")
    // Seven hours ahead of the round: the date is another, the round's day is not.
    #expect(try at("2026-03-31T06:59", "game").output.hasPrefix("Day 3 of 30, Monday 30 March"))
    #expect(try at("2026-03-31T07:00", "game").output.contains("out on day 3"))
  }

  @Test func `undo takes the beginning back, and leaving is no loss`() throws {
    try at("2026-12-01T09:00", "game", "start")
    #expect(try at("2026-12-01T09:01", "undo").code == 0)
    #expect(try at("2026-12-01T09:02", "game").output == "No game is on.\n")
    try at("2026-12-01T09:03", "game", "start", "--from", "tomorrow", "--relaxed")
    #expect(
      try at("2026-12-01T09:04", "game").output.hasPrefix(
        "The game begins on Wednesday 2 December. 30 days, 465 things in all.\n"
      )
    )
    #expect(
      try at("2026-12-05T09:00", "game", "end").output
        == "Left the game on day 4, Saturday 5 December. What is out stays yours. 'undo' takes it back.\n"
    )
    #expect(
      try at("2026-12-05T09:01", "game").output.contains(": left on day 4, Saturday 5 December.")
    )
    #expect(try at("2026-12-05T09:02", "game", "log", "3").code == 1)
  }

  @Test(
    arguments: [
      (["game", "start", "--days", "27"], "'27' is not a number that --days takes: 28 to 31."),
      (["game", "start", "--from", "2026-11-30"], "Monday 30 November is over."),
      (["game", "start", "--from", "soon"], "'soon' in --from is not a date"),
      (
        ["game", "start", "--grace", "8 days"],
        "'8 days' is no number of hours that --grace takes: 0h to 168h."
      ),
      (["game", "start", "--day", "3"], "--day does not go with 'game start'."),
      (["game", "log", "3", "mug,", "jug"], "3 things and 2 names."),
      (["gone", "mug", "--day", "1"], "No game is on."),
    ]
  )
  func `what does not fit is said, with the way out`(arguments: [String], message: String) throws {
    sandbox.set("LETGO_NOW", "2026-12-01T09:00")
    let result = try sandbox.run(arguments)

    #expect(result.errors.hasPrefix(message))
    #expect(result.code == (message == "No game is on." ? 1 : 2))
    #expect(result.output == "")
  }

  @Test func `in the grace after midnight the shell asks once on which day it left`() throws {
    try at("2026-12-01T09:00", "game", "start")
    sandbox.set("LETGO_NOW", "2026-12-02T08:00")
    let terminal = try sandbox.terminal()
    try terminal.answer("letgo> ", "gone lamp")
    try terminal.answer("Before midnight, for day 1?", "yes")
    try terminal.answer("Out of the house: lamp.", "gone mug")
    try terminal.answer("Out of the house: mug.", "game")
    try terminal.answer("Day 2 of 30, Wednesday 2 December: 2 asked for, 1 out, one more", "quit")
    #expect(try terminal.waitForExit() == .code(0))
  }

  @Test func `a game boy is something owned`() throws {
    let terminal = try sandbox.terminal()
    try terminal.answer("letgo> ", "game boy")
    try terminal.answer("Have you used it in the last 90 days?", "quit")
    #expect(try terminal.waitForExit() == .code(0))
  }
}
