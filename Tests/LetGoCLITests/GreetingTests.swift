import LetGoCore
import LetGoPrompts
import LetGoTerminal
import Testing

@testable import LetGoCLI

/// What a session begins with, by the hour and by what there is to do.
struct GreetingTests {
  @Test(arguments: [
    ("2026-12-01T05:00Z", "orning"), ("2026-12-01T12:00Z", "afternoon"),
    ("2026-12-01T18:00Z", "evening"), ("2026-11-30T08:00Z", "Monday"),
    ("2026-12-04T18:00Z", "Friday"), ("2026-11-28T12:00Z", "Saturday"),
    ("2026-11-29T12:00Z", "Sunday"),
  ])
  func `the greeting knows the part of the day`(now: String, word: String) throws {
    let stage = try Stage(now: now)

    try stage.runSession()

    let greeting = try #require(try stage.transcript.split(separator: "\n").first)
    #expect(greeting.contains(word))
  }

  @Test(arguments: ["2026-11-29T23:00Z", "2026-11-30T00:30Z", "2026-12-01T04:59Z"])
  func `late at night it says something about the hour`(now: String) throws {
    let stage = try Stage(now: now)

    try stage.runSession()

    let greeting = try #require(try stage.transcript.split(separator: "\n").first)
    #expect(["leven", "late", "Late", "midnight"].contains { greeting.contains($0) })
    #expect(try stage.transcript.hasSuffix("Good night.\n"))
  }

  private static let tuesday = Day(number: 20_788)

  @Test(
    arguments: [
      (.morning, nil, nil, .greetingMorning),
      (.morning, -20, nil, .greetingMorning),
      (.morning, -21, nil, .greetingReturn),
      (.evening, -400, nil, .greetingReturn),
      // What came after the game was seen: it is told once.
      (.morning, -30, -2, .greetingRoundOver),
      (.morning, -2, -2, .greetingRoundOver),
      (.morning, -1, -2, .greetingMorning),
      (.afternoon, nil, -2, .greetingRoundOver),
      // Late at night nothing comes before the hour.
      (.night, -30, -2, .greetingNight),
      (.smallHours, -30, nil, .greetingSmallHours),
    ] as [(PartOfDay, Int?, Int?, Phrase)]
  )
  func `it knows a long absence and a game that ended`(
    part: PartOfDay,
    lastDay: Int?,
    ended: Int?,
    phrase: Phrase
  ) {
    let past = Greeting.Past(
      lastDay: lastDay.map { Self.tuesday + $0 },
      roundEnded: ended.map { Self.tuesday + $0 }
    )

    #expect(Greeting(part, on: Self.tuesday, after: past).phrase == phrase)
  }

  @Test func `a game that ended is told at the first opening after it, and a return as well`()
    throws
  {
    let stage = try Stage(now: "2026-11-02T08:00Z")
    _ = try stage.run("game start --days 28")

    let after = try Stage(now: "2026-12-05T08:00Z", sharing: stage)
    try after.runSession()
    #expect(try after.transcript.contains("The game is over. 'game' shows how it went."))
    _ = try after.run("gone shoes")
    let back = try Stage(now: "2027-01-12T08:00Z", sharing: stage)
    try back.runSession()

    #expect(try back.transcript.contains("All is as you left it."))
  }

  @Test func `the first run explains itself in four lines, the next does not`() throws {
    let stage = try Stage("gone shoes")
    try stage.runSession()
    let first = try stage.transcript

    try stage.runSession()

    let second = try stage.transcript.dropFirst(first.count)
    let explanation = stage.context.prompts.lines(.firstRun)
    #expect(explanation.count == 4)
    #expect(explanation.allSatisfy { first.contains($0) })
    #expect(explanation.allSatisfy { !second.contains($0) })
  }

  @Test func `home shows the two things, what is due, and no free place when there is none`() throws
  {
    let stage = try Stage(
      "box lamp",
      "pause camera --price 800",
      "add renew passport",
      "add call the dentist"
    )
    try stage.runSession()
    let later = try Home(
      in: Context(
        environment: Environment([:]),
        clock: #require(Clock(startingAt: "2026-12-29T08:00Z")),
        location: stage.context.location,
        output: stage.context.output,
        errors: stage.context.output
      )
    )

    #expect(
      later.lines.map(\.plain) == [
        "1 renew passport   2 call the dentist", "Due: one pause, one box (due).",
      ]
    )
  }
}
