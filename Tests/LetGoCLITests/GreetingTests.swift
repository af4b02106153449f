import LetGoCore
import LetGoTerminal
import Testing

@testable import LetGoCLI

/// What a session begins with, by the hour and by what there is to do.
struct GreetingTests {
  @Test(arguments: [
    ("2026-11-29T05:00Z", "orning"), ("2026-11-29T12:00Z", "afternoon"),
    ("2026-11-29T18:00Z", "evening"),
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
