import LetGoCore
import Testing

@testable import LetGoCLI

/// What is asked of a person whom something holds back from deciding.
struct HoldTalkTests {
  private static let undecided = ["bread maker", "no", "no", "60"]

  private static func talk(_ lines: [String]) throws -> Stage {
    let stage = try Stage(typing: (undecided + lines).map { .line($0) })
    try stage.runSession()
    return stage
  }

  @Test func `another one at home costs nothing and takes no time to get`() throws {
    let stage = try Self.talk(["I have two of them", "yes", "yes"])

    #expect(
      try stage.transcript.contains(
        """
        Undecided. Not used, not expected, and another costs 60 (20/20).
        What holds you back? (Enter leaves it out) I have two of them
        -> one of several
        Would the other one do in its place? yes
        You can let it go. Not used, and another costs 0 and takes no time (20/20).
        Let it go? yes
        """
      )
    )
    #expect(try stage.context.readStore().items(.decided).count == 1)
  }

  @Test func `of several it is asked whether this one was used, when that is not known`() throws {
    let stage = try Stage("knife", "not sure", "not sure", "a spare", "yes", "no", "yes")

    try stage.runSession()

    let transcript = try stage.transcript
    #expect(transcript.contains("Have you used this one of them in the last 90 days? no\n"))
    #expect(transcript.contains("You can let it go. Not used, and another costs 0"))
  }

  @Test(arguments: [
    ("it was a gift", "Whoever gave it: will you use it in the next 90 days?"),
    ("it's broken", "Will it be mended and in use within 90 days?"),
  ])
  func `a yes about the days to come keeps it, since that question is answered again`(
    hold: String,
    question: String
  ) throws {
    let stage = try Self.talk([hold, "yes"])

    let transcript = try stage.transcript
    #expect(transcript.contains("\(question) yes\nKeep. It will be used"))
    #expect(try stage.context.readStore().items(.kept).count == 1)
  }

  @Test(arguments: [
    ("it was a gift", ["no"]), ("it's broken", ["no"]), ("a spare", ["no"]), ("no idea", []),
    ("it was expensive", []), ("", []), ("at Christmas, every year", ["not sure"]),
  ])
  func `what answers no question leaves the verdict, and the offers follow`(
    hold: String,
    answers: [String]
  ) throws {
    let stage = try Self.talk([hold] + answers + ["box"])

    let transcript = try stage.transcript
    let verdicts = transcript.split(separator: "\n").filter { $0.hasPrefix("Undecided.") }
    #expect(verdicts.count == 1)
    #expect(transcript.contains("Let it go anyway, box it for 30 days, or leave it? box\n"))
    #expect(try stage.context.readStore().items(.boxed).count == 1)
  }

  @Test func `what is broken is asked for the price of one that works, when none is known`() throws
  {
    let stage = try Stage(
      "radio",
      "no",
      "no",
      "no idea",
      "it doesn't work",
      "no",
      "8",
      "10",
      "yes"
    )

    try stage.runSession()

    let transcript = try stage.transcript
    #expect(transcript.contains("What would one that works cost? 8\n"))
    #expect(transcript.contains("You can let it go. Not used, and another costs 8"))
  }

  @Test func `a named loss ends the arithmetic`() throws {
    let stage = try Self.talk(["it was my father's", "photograph it"])

    let transcript = try stage.transcript
    #expect(transcript.contains("Price has no say here. Leave it, photograph it, or box it?"))
    #expect(!transcript.contains("Let it go anyway"))
    #expect(try stage.context.readStore().isEmpty)
  }

  @Test(arguments: [["it's not mine"], ["every Christmas", "yes"], ["for emergencies"]])
  func `what the rules leave out is kept for that reason`(lines: [String]) throws {
    let stage = try Self.talk(lines)

    #expect(try stage.transcript.contains("Kept: bread maker."))
    #expect(try stage.context.readStore().items(.kept).first?.answers.exemption != nil)
  }

  @Test(arguments: [("box it", Outcome.Kind.boxed), ("let it go", .decided)])
  func `a choice that is made already is taken`(line: String, outcome: Outcome.Kind) throws {
    let stage = try Self.talk([line])

    #expect(try !stage.transcript.contains("Let it go anyway"))
    #expect(try stage.context.readStore().items(outcome).count == 1)
  }

  @Test func `back returns to the question before, and it is asked once more`() throws {
    let stage = try Self.talk(["back", "70", "leave"])

    let transcript = try stage.transcript
    #expect(transcript.contains("What holds you back? (Enter leaves it out) back\nWhat would"))
    #expect(transcript.contains("another costs 70 (20/20).\nWhat holds you back?"))
  }

  @Test func `it is asked once, whatever follows`() throws {
    let stage = try Self.talk(["a spare", "no", "back", "70", "leave"])

    let asked = try stage.transcript.split(separator: "\n").filter { $0.hasPrefix("What holds") }
    #expect(asked.count == 1)
  }
}
