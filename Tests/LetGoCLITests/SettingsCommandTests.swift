import LetGoCore
import LetGoLanguage
import Testing

@testable import LetGoCLI

struct SettingsCommandTests {
  @Test(arguments: [
    ("settings cost 15", "Set: cost 15 (was 20)."),
    ("settings cost 12,50", "Set: cost 12.50 (was 20)."),
    ("settings minutes half an hour", "Set: minutes 30 (was 20)."),
    ("settings window 60", "Set: window 60 (was 90)."),
    ("settings PAUSE-PRICE 50", "Set: pause-price 50 (was 30)."),
    ("settings pause-days 14", "Set: pause-days 14 (was 30)."),
    ("settings day-start 4:00", "Set: day-start 04:00 (was 00:00)."),
    ("settings language EN", "Set: language en (was auto)."),
    ("settings name Ada Byron", "Set: name Ada Byron (was none)."),
    (
      "settings currency € --cost €15 --pause-price 40",
      "Set: cost 15 (was 20), pause-price 40 (was 30), currency EUR (was any)."
    ),
    (
      "settings preset minimalists",
      "Set: pause-hours 30 (was none), long-pause-price 100 (was none)."
    ),
  ])
  func `a setting is set, told with what it was, and taken back by name`(
    line: String,
    told: String
  ) throws {
    let stage = try Stage()
    let before = try stage.lines("settings")

    #expect(try stage.lines(line) == ["\(told) 'undo' takes it back."])
    #expect(try stage.lines("settings") != before)
    let undone = try #require(try stage.lines("undo").first)
    #expect(undone.contains("settings"))
    #expect(told.contains(line.split(separator: " ")[1].lowercased()) || line.contains("preset"))
    #expect(try stage.lines("settings") == before)
  }

  @Test(arguments: [
    ("settings cost 0", "'0' is no cost"), ("settings cost cheap", "an amount over 0"),
    ("settings window 0", "a whole number from 1 to 3650"),
    ("settings pause-days 9999", "a whole number from 1 to 3650"),
    ("settings pause-hours x", "a whole number from 1 to 87600"),
    ("settings minutes blue", "a time over 0"), ("settings day-start 25:00", "00:00 to 23:59"),
    ("settings currency money", "three letters"), ("settings currency YEN", "'YEN' is no currency"),
    ("settings currency abc", "a code of ISO 4217"), ("settings cost €15", "'€15' is in EUR"),
    ("settings language fr", "'fr' is no language here: there are auto, en, de"),
    ("settings frob", "no setting 'frob'"), ("settings preset x", "no preset 'x'"),
    ("settings cost 5 --cost 6", "'--cost' does not go with this"),
  ])
  func `what is no value names its range and sets nothing`(line: String, told: String) throws {
    let stage = try Stage()

    let complaint = #expect(throws: Complaint.self) { try stage.run(line) }

    #expect(complaint?.code == .usage)
    let message = try stage.context.prompts.text(#require(complaint).message)
    #expect(message.contains(told), "\(message)")
    #expect(try stage.context.readStore().isEmpty)
  }

  @Test func `what is set already is no act, and one setting goes back alone`() throws {
    let stage = try Stage()
    _ = try stage.run("settings cost 15")
    _ = try stage.run("settings window 60")

    #expect(try stage.lines("settings cost 15") == ["cost is 15 already."])
    _ = try stage.run("settings cost published")

    #expect(stage.context.settings.values == [.window: "60"])
    _ = try stage.run("settings name Ada")
    _ = try stage.run("settings preset published")
    #expect(stage.context.settings.values == [.name: "Ada"])
  }

  @Test(arguments: [
    ("YEN", "JPY"), ("yen", "JPY"), ("STG", "GBP"), ("RMB", "CNY"), ("EUU", "EUR"), ("QQQ", nil),
  ])
  func `a code that is none is answered with the one that was meant`(
    typed: String,
    meant: String?
  )
    throws
  {
    let stage = try Stage()

    let complaint = #expect(throws: Complaint.self) {
      try stage.run("settings currency \(typed) --cost 15 --pause-price 40")
    }

    let hint = try stage.context.prompts.text(#require(complaint?.hint))
    #expect(hint.contains("'settings currency \(meant ?? "published")'"), "\(hint)")
  }

  @Test func `a currency asks for its limits, and back leads to the one before`() throws {
    let stage = try Stage(
      "settings currency JPY",
      "why",
      "$20",
      "2000",
      "back",
      "3,000 yen",
      "5000"
    )

    try stage.runSession()

    #expect(try stage.transcript.contains("cheap when it costs less than how many JPY? why"))
    #expect(try stage.transcript.contains("I can't read that as an amount over 0 in JPY."))
    let limits = stage.context.limits
    #expect(limits.currency == Currency("JPY"))
    #expect(limits.cost == Amount(3_000))
    #expect(limits.pausePrice == Amount(5_000))
  }

  @Test func `a currency without its limits is not set`() throws {
    let stage = try Stage("settings currency JPY", "")

    try stage.runSession()

    #expect(try stage.transcript.contains("Not now, then. Nothing was recorded."))
    #expect(try stage.context.readStore().isEmpty)
  }

  @Test func `in a currency of one's own the published amounts are no limits`() throws {
    let stage = try Stage()
    _ = try stage.run("settings currency JPY --cost 3000 --pause-price 5000")

    let complaint = #expect(throws: Complaint.self) { try stage.run("settings cost published") }
    _ = try stage.run("settings preset minimalists --long-pause-price 15000")

    #expect(complaint?.code == .refused)
    #expect(stage.context.limits.pausePrice == Amount(5_000))
    #expect(stage.context.limits.longPausePrice == Amount(15_000))
    _ = try stage.run("settings currency published")
    #expect(stage.context.limits.cost == Amount(20))
    #expect(stage.context.limits.currency == nil)
  }

  @Test(arguments: [
    ("2026-11-29T08:30Z", true), ("2026-11-29T13:00Z", true), ("2026-11-29T19:00Z", true),
    ("2026-11-29T23:30Z", false),
  ])
  func `a name is greeted with by day, and left alone at night`(now: String, isNamed: Bool) throws {
    let stage = try Stage(now: now, "quit")
    _ = try stage.run("settings name Ada")
    let before = try stage.transcript

    try stage.runSession()

    let greeting = try stage.transcript.dropFirst(before.count).split(separator: "\n").first
    #expect(greeting?.contains(", Ada.") == isNamed)
  }
}
