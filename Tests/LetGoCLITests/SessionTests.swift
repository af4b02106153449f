import LetGoCore
import LetGoTerminal
import Testing

@testable import LetGoCLI

/// Whole conversations, as a person sees them.
struct SessionTests {
  @Test func `a thing not used, cheap and quick can go, and goes on a yes`() throws {
    let stage = try Stage("usb cable", "no", "no", "8", "10", "yes")

    try stage.runSession()

    #expect(
      try stage.transcript.hasSuffix(
        """
        letgo> usb cable
        Have you used it in the last 90 days? no
        Will you use it in the next 90 days? no
        What would another one cost? 8
        How long would it take to get one? 10
        You can let it go. Not used, and another costs 8 and takes 10 minutes (20/20).
        Let it go? yes
        Let go: usb cable. 'out usb cable' once it has left; 'undo' takes it back.
        letgo> ^D
        1 let go. Until next time.

        """
      )
    )
    let item = try #require(try stage.context.readStore().items(.decided).first)
    #expect(item.answers.cost == Price(.exactly(Amount(8))))
    #expect(item.answers.minutes == .exactly(Amount(10)))
  }

  @Test func `what is used is kept without another question`() throws {
    let stage = try Stage("wool coat", "yes", "quit")

    try stage.runSession()

    #expect(
      try stage.transcript.hasSuffix(
        """
        Have you used it in the last 90 days? yes
        Keep. Used within the last 90 days (90/90).
        Kept: wool coat. 'undo' takes it back.
        letgo> quit
        1 kept. Until next time.

        """
      )
    )
  }

  @Test(
    arguments: [
      ("box", Outcome.Kind.boxed), ("let it go", .decided), ("leave", nil), ("", nil),
    ] as [(String, Outcome.Kind?)]
  )
  func `what is undecided gets three equal offers`(choice: String, outcome: Outcome.Kind?) throws {
    let stage = try Stage("bread maker", "no", "no", "60", "", choice)

    try stage.runSession()

    let transcript = try stage.transcript
    #expect(transcript.contains("Undecided. Not used, not expected, and another costs 60 (20/20)."))
    #expect(transcript.contains("Let it go anyway, box it for 30 days, or leave it?"))
    for kind in Outcome.Kind.allCases {
      #expect(try stage.context.readStore().items(kind).count == (kind == outcome ? 1 : 0))
    }
  }

  @Test(arguments: ["", "no", "maybe", "skip"])
  func `no answer to a confirm is never a yes`(answer: String) throws {
    let stage = try Stage("usb cable", "no", "no", "8", "10", answer)

    try stage.runSession()

    #expect(try stage.transcript.contains("Not now, then. Nothing was recorded."))
    #expect(try stage.context.readStore().isEmpty)
  }

  @Test func `a box can be chosen where it is asked whether a thing goes`() throws {
    let stage = try Stage("usb cable", "no", "no", "8", "10", "yes, box it", "box it")

    try stage.runSession()

    let store = try stage.context.readStore()
    #expect(try store.items(.boxed).count == 1)
    #expect(try store.items(.decided).isEmpty)
    #expect(try stage.transcript.contains("Let it go? yes, box it\nI can't read that as a yes"))
  }

  @Test func `a confirm throws away what was typed before it appeared`() throws {
    let stage = try Stage("usb cable", "no", "no", "8", "10", "yes")

    try stage.runSession()

    #expect(stage.guardedPrompts == ["Let it go? "])
  }

  @Test func `back returns to the question before, as often as there is one`() throws {
    let stage = try Stage("lamp", "no", "back", "back", "yes")

    try stage.runSession()

    #expect(
      try stage.transcript.contains(
        """
        Have you used it in the last 90 days? no
        Will you use it in the next 90 days? back
        Have you used it in the last 90 days? back
        This is the first question. Ctrl-C drops the item.
        Have you used it in the last 90 days? yes
        Keep.
        """
      )
    )
  }

  @Test func `back at the confirm asks the last question again`() throws {
    let stage = try Stage("lamp", "no", "no", "8", "10", "undo", "30", "leave")

    try stage.runSession()

    #expect(
      try stage.transcript.contains(
        """
        Let it go? undo
        How long would it take to get one? 30
        Undecided. Not used, not expected, and another costs 8 but takes 30 minutes (20/20).
        """
      )
    )
  }

  @Test func `an empty line passes over a question, which stays unknown`() throws {
    let stage = try Stage("lamp", "", "", "")

    try stage.runSession()

    #expect(try stage.transcript.contains("Undecided. Whether it was used is not known (90/90)."))
  }

  @Test func `why and help explain the question and ask it again`() throws {
    let stage = try Stage("lamp", "why", "help", "yes")

    try stage.runSession()

    let transcript = try stage.transcript
    #expect(transcript.contains("90/90: what was used in the last 90 days"))
    #expect(transcript.contains("Yes, no, not sure, or the date of the last time"))
    #expect(transcript.contains("Kept: lamp."))
  }

  @Test func `what can't be read is asked again, and the third time the way past is shown`() throws
  {
    let stage = try Stage("lamp", "blue", "green", "red", "yes")

    try stage.runSession()

    let transcript = try stage.transcript
    let asked = transcript.split(separator: "\n").filter { $0.hasPrefix("I can't read that") }
    #expect(asked.count == 3)
    #expect(transcript.contains("Enter passes over this one, Ctrl-C ends the questions."))
    #expect(transcript.contains("Kept: lamp."))
  }

  @Test func `Ctrl-C drops the item and keeps the session`() throws {
    let stage = try Stage(
      typing: [.line("lamp"), .line("no"), .interrupted, .line("coat"), .line("yes")])

    try stage.runSession()

    let transcript = try stage.transcript
    #expect(transcript.contains("'lamp' is dropped. Nothing was recorded."))
    #expect(transcript.contains("Kept: coat."))
  }

  @Test func `the end of the input in a question records nothing and leaves`() throws {
    let stage = try Stage("lamp", "no", "no")

    #expect(try stage.runSession() == .done)

    #expect(try stage.context.readStore().isEmpty)
    #expect(try stage.transcript.hasSuffix("What would another one cost? ^D\nUntil next time.\n"))
  }

  @Test func `a refusal is said and the session goes on`() throws {
    let stage = try Stage("add a", "add b", "add c", "done 1", "add c", "two")

    try stage.runSession()

    let transcript = try stage.transcript
    #expect(
      transcript.contains("Two already: 1 a, 2 b. Finish or drop one to make room.\nHint: ")
    )
    #expect(transcript.hasSuffix("1\tb\n2\tc\nletgo> ^D\n2 to do, 1 done. Until next time.\n"))
  }

  @Test(arguments: [
    ("quit", "Until next time.", false), ("skip", "249 is over 30", true),
    ("back", "What does it cost? ^D", false), ("why", "When the wait is over", false),
  ])
  func `what asks the shell for something is never recorded as a reason`(
    line: String,
    said: String,
    isRecorded: Bool
  ) throws {
    let stage = try Stage("pause camera", "249", line)

    try stage.runSession()

    let transcript = try stage.transcript
    #expect(transcript.contains(said))
    #expect(!transcript.contains("Your reason is kept"))
    #expect(try stage.context.readStore().openPauses().isEmpty != isRecorded)
  }

  @Test(arguments: ["emergency", "not mine"])
  func `an exemption can still be named at the confirm`(kind: String) throws {
    let stage = try Stage("torch", "no", "no", "8", "10", kind)

    try stage.runSession()

    #expect(try stage.transcript.contains("Kept: torch."))
  }

  @Test func `a price that is passed over ends the wish without a word of blame`() throws {
    let stage = try Stage("pause camera", "")

    try stage.runSession()

    #expect(try stage.transcript.contains("What does it cost? \nNot now, then."))
  }

  @Test func `undone records are not in the sum on leaving`() throws {
    let stage = try Stage("gone shoes", "gone hat", "undo")

    try stage.runSession()

    #expect(
      try stage.transcript.hasSuffix(
        "Taken back: gone 'hat'.\nletgo> ^D\n1 out of the house. Until next time.\n"
      )
    )
  }

  @Test func `a wish is asked for its price and its reason`() throws {
    let stage = try Stage("pause \"espresso machine\"", "249", "slow mornings", "pauses")

    try stage.runSession()

    #expect(
      try stage.transcript.contains(
        """
        What does it cost? 249
        What would it be for? (Enter leaves it out) slow mornings
        249 is over 30, so it waits until Tuesday 29 December. Your reason is kept: 'slow mornings'.
        """
      )
    )
  }

  @Test func `a name that can't be shown is refused and nothing of it is echoed`() throws {
    let stage = try Stage("red\u{1B}[31m lamp", String(repeating: "x", count: 10_000), "gone \u{7}")

    try stage.runSession()

    let said = try stage.transcript.split(separator: "\n").filter { !$0.hasPrefix("letgo> ") }
    #expect(said.contains("A name can't have control characters in it."))
    #expect(said.contains("A name has up to 500 characters; this one has 10000."))
    #expect(!said.joined().contains("\u{1B}"))
    #expect(try stage.context.readStore().isEmpty)
  }
}
