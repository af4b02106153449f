import Foundation
import Testing

/// One-shots and lists, as scripts see them: output, exit code, and what is left behind.
struct OneShotTests {
  @Test func `a verdict in a pipe is one line of three columns`() throws {
    let sandbox = try Sandbox()

    let result = try sandbox.run(
      "verdict",
      "usb",
      "cable",
      "--used",
      "no",
      "--cost",
      "8",
      "--minutes",
      "10"
    )

    #expect(
      result.output
        == "let go\tusb cable\tnot used, and another costs 8 and takes 10 minutes (20/20)\n"
    )
    #expect(result.errors.isEmpty)
    #expect(result.code == 0)
    #expect(!FileManager.default.fileExists(atPath: sandbox.storePath))
  }

  @Test(arguments: [
    (["--used", "no", "--cost", "8", "--minutes", "10"], Int32(0), "let go"),
    (["--used", "yes"], 1, "keep"), (["--used", "2026-08-31"], 1, "keep"),
    (["--used", "2026-08-30"], 3, "undecided"), (["--next", "yes"], 1, "keep"),
    (["--used", "no", "--cost", "20", "--minutes", "1"], 3, "undecided"),
    (["--exempt", "not mine"], 1, "keep"), ([], 3, "undecided"),
  ])
  func `the exit status tells the verdict when asked for`(
    options: [String],
    code: Int32,
    verdict: String
  ) throws {
    let sandbox = try Sandbox()

    let result = try sandbox.shell(
      "letgo verdict lamp --exit-status \(options.map { "'\($0)'" }.joined(separator: " "))"
    )

    #expect(result.code == code)
    #expect(result.output.hasPrefix("\(verdict)\tlamp\t"))
  }

  @Test func `a reader who has gone costs neither the exit status nor the record`() throws {
    let sandbox = try Sandbox()

    let closed = try sandbox.shell(
      "(sleep 0.1; letgo verdict coat --used yes --record --exit-status; echo $? >code) | true; "
        + "while [ ! -s code ]; do :; done; cat code"
    )

    #expect(closed.output == "1\n")
    #expect(try sandbox.store().items(.kept).map(\.name.text) == ["coat"])
  }

  @Test func `recording an undecided verdict with the exit status keeps the status`() throws {
    let sandbox = try Sandbox()

    #expect(
      try sandbox.run("verdict", "x", "--used", "no", "--record", "--exit-status").code == 3
    )
  }

  @Test func `a verdict as JSON is read by any reader`() throws {
    let sandbox = try Sandbox()

    let result = try sandbox.run("verdict", "12\" \\ pan", "--used", "yes", "--json")

    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let row = try #require(object as? [String: String])
    #expect(row["verdict"] == "keep")
    #expect(row["item"] == "12\" \\ pan")
    #expect(row["reason"] == "used within the last 90 days (90/90)")
  }

  @Test func `record keeps what was decided, and refuses what was not`() throws {
    let sandbox = try Sandbox()

    let kept = try sandbox.run("verdict", "coat", "--used", "yes", "--record")
    let undecided = try sandbox.run("verdict", "lamp", "--used", "no", "--record")

    #expect(kept.code == 0)
    #expect(undecided.code == 1)
    #expect(undecided.errors.contains("The answers leave 'lamp' undecided"))
    #expect(try sandbox.store().items(.kept).map(\.name.text) == ["coat"])
    #expect(try sandbox.store().items(.decided).isEmpty)
  }

  @Test(arguments: [
    ("verdict x --cost -5", "'-5' in --cost is not a price."),
    ("verdict x --cost NaN", "'NaN' in --cost is not a price."),
    ("verdict x --minutes inf", "'inf' in --minutes is not a time."),
    ("verdict x --used 2027-01-01", "'2027-01-01' in --used is not a yes, a no or a day"),
    ("verdict x --next blue", "'blue' in --next is not a yes or a no."),
    ("verdict x --exempt pretty", "'pretty' in --exempt is no reason"),
    ("verdict x --cost", "'--cost' needs a value: N."),
    ("verdict x --json=1", "'--json' takes no value."),
    ("verdict x --used no --used yes", "'--used' was given twice."),
    ("verdict", "'verdict' needs a name."), ("verdict ''", "A name can't be empty."),
    ("verdict $'red\\e[31m'", "A name can't have control characters in it."),
    ("verdict $'\\xff'", "A name has to be text in UTF-8."),
    ("verdict x --usd no", "Did you mean '--used'?"), ("hlep", "Did you mean 'help'?"),
    ("two candles", "'two' takes keep NAME, but got 'candles'."), ("--frob", "no option '--frob'"),
    ("--verison", "Did you mean '--version'?"), ("--nope", "Hint: 'help' shows the verbs."),
    ("out --json", "Hint: 'help out' shows what it takes."),
    ("usb cable", "Hint: 'letgo verdict usb cable' weighs an item of that name;"),
    ("usb \"c cable\" --used no", "Hint: 'letgo verdict usb 'c cable'' weighs"),
    ("sync setup git URL", "Hint: URL stands for your own; type that in its place."),
    ("history --limit 0", "'0' in --limit is not a whole number from 1."),
    ("pause camera", "'camera' needs a price before it can wait."),
    ("pause camera --price cheap", "'cheap' in --price is not a price."),
  ])
  func `what can't be read is named, changes nothing and exits with 2`(
    arguments: String,
    complaint: String
  ) throws {
    let sandbox = try Sandbox()

    let result = try sandbox.shell("letgo \(arguments) </dev/null")

    #expect(result.code == 2, "\(result.errors)")
    #expect(result.errors.contains(complaint), "\(result.errors)")
    #expect(result.output.isEmpty)
    #expect(!result.errors.contains("\u{1B}"))
    #expect(!FileManager.default.fileExists(atPath: sandbox.storePath))
  }

  @Test(arguments: ["drop 1", "done passport", "out lamp", "bought camera", "undo"])
  func `a rule or a name that says no exits with 1`(line: String) throws {
    let sandbox = try Sandbox()

    let result = try sandbox.shell("letgo \(line)")

    #expect(result.code == 1)
    #expect(!result.errors.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: sandbox.storePath))
  }

  @Test func `two things, a third refused, one exchanged`() throws {
    let sandbox = try Sandbox()

    #expect(try sandbox.run("add", "renew passport").output.hasPrefix("1 renew passport."))
    #expect(try sandbox.run("add", "call the dentist").code == 0)
    let third = try sandbox.run("add", "learn Italian")
    #expect(third.code == 1)
    #expect(third.errors.contains("Two already: 1 renew passport, 2 call the dentist."))
    #expect(try !sandbox.run("help").output.contains("\n  add "))
    #expect(try sandbox.run("done", "ren", "--add", "buy stamps").code == 0)
    #expect(try sandbox.run("two").output == "1\tcall the dentist\n2\tbuy stamps\n")
    #expect(try sandbox.run("drop", "2").output.hasPrefix("Dropped: buy stamps."))
    #expect(try sandbox.run("help").output.contains("\n  add "))
    #expect(
      try sandbox.run("history").output == "2026-11-29\tdone\trenew passport\n"
    )
  }

  @Test func `a second pair of shoes is a second pair, and says so`() throws {
    let sandbox = try Sandbox()

    try sandbox.run("gone", "shoes")
    let second = try sandbox.run("gone", "Shoes")

    #expect(second.output.contains("another Shoes, 2 by now"))
    #expect(try sandbox.store().items(.out).count == 2)
  }

  @Test func `a boxed item that is gone leaves its box`() throws {
    let sandbox = try Sandbox()

    #expect(try sandbox.run("box", "lamp").output.hasPrefix("Boxed until Tuesday 29 December"))
    #expect(try sandbox.run("boxes").output == "lamp\tuntil Tuesday 29 December\n")
    #expect(try sandbox.run("box", "lamp").code == 1)
    try sandbox.run("gone", "lamp")

    #expect(try sandbox.run("boxes").output.isEmpty)
    #expect(try sandbox.store().items(.out).map(\.name.text) == ["lamp"])
  }

  @Test func `a box that stayed closed for 30 days is due, by its dates alone`() throws {
    let sandbox = try Sandbox()
    try sandbox.run("box", "lamp")

    sandbox.set("LETGO_NOW", "2026-12-28T23:59")
    #expect(try sandbox.run("boxes").output == "lamp\tuntil Tuesday 29 December\n")
    sandbox.set("LETGO_NOW", "2026-12-29T00:00")
    #expect(
      try sandbox.run("boxes").output
        == "lamp\tunopened since Sunday 29 November, so you can let it go\n"
    )
  }

  @Test func `a wish over 30 waits, one of 12 or a dry run writes nothing`() throws {
    let sandbox = try Sandbox()

    let small = try sandbox.run("pause", "socks", "--price", "12")
    let dry = try sandbox.run("pause", "camera", "--price", "800", "--dry-run")

    #expect(small.output == "12 is not over 30. No wait is needed.\n")
    #expect(dry.output == "800 is over 30, so it would wait until Tuesday 29 December.\n")
    #expect(!FileManager.default.fileExists(atPath: sandbox.storePath))
    try sandbox.run("pause", "camera", "--price", "€800", "--why", "slow walks")
    #expect(
      try sandbox.run("pauses").output
        == "camera\t€800, until Tuesday 29 December (30 days left)\tslow walks\n"
    )
    #expect(try sandbox.run("passed", "camera").output.contains("€800 not spent"))
    #expect(
      try sandbox.run("history").output
        == "2026-11-29\tpassed\tcamera\t€800\tslow walks\n"
    )
  }

  @Test(arguments: [
    ("2026-11-29T23:30", "Europe/Berlin", "2026-11-29"),
    ("2026-11-29T23:30Z", "Europe/Berlin", "2026-11-30"),
    ("2026-11-30T02:00Z", "America/New_York", "2026-11-29"),
    ("2026-11-29T23:59:59", "Australia/Sydney", "2026-11-29"),
    ("2026-03-29T02:30", "Europe/Berlin", "2026-03-29"),
  ])
  func `an outcome has the day of the person's zone`(
    now: String,
    zone: String,
    day: String
  ) throws {
    let sandbox = try Sandbox(now: now, zone: zone)

    try sandbox.run("gone", "shoes")

    #expect(try sandbox.store().items(.out).first?.outcome?.day.description == day)
  }

  @Test func `a zone or a clock that can't be had is said`() throws {
    let sandbox = try Sandbox(now: "yesterday", zone: "Mars/Olympus")

    let result = try sandbox.run("two")

    #expect(result.errors.contains("TZ names no time zone here ('Mars/Olympus')"))
    #expect(result.errors.contains("LETGO_NOW is not a time"))
    #expect(result.code == 0)
  }

  @Test func `help tells every verb, and each verb tells its options`() throws {
    let sandbox = try Sandbox()

    #expect(try sandbox.run("--version").output.hasPrefix("letgo 0."))
    let overview = try sandbox.run("--help").output
    for verb in overview.split(separator: "\n").filter({ $0.hasPrefix("  ") })
      .compactMap({ $0.split(separator: " ").first })
    {
      let help = try sandbox.run(String(verb), "--help")
      #expect(help.output.hasPrefix("Usage: letgo \(verb)"), "\(verb)")
      #expect(help.code == 0)
    }
    #expect(try sandbox.run("help", "pause").output.contains("--price N"))
  }
}
