import LetGoCore
import LetGoTerminal
import Testing

@testable import LetGoCLI

/// What becomes of a line that is nearly something else: a slip, a request, a verb in the wrong place.
struct PromptLineTests {
  @Test func `a word one slip from a verb offers the verb, and a no makes it an item`() throws {
    let stage = try Stage("hlep", "yes", "hoem", "no", "yes")

    try stage.runSession()

    let transcript = try stage.transcript
    #expect(
      transcript.contains(
        "Did you mean 'help'? With a no, 'hlep' is something you own. yes\nletgo, a calm shell"
      )
    )
    #expect(
      transcript.contains(
        "Did you mean 'home'? With a no, 'hoem' is something you own. no\nHave you used it"
      )
    )
    #expect(transcript.contains("Kept: hoem."))
  }

  @Test func `what asks the shell for something is done at the prompt, in other words too`() throws
  {
    let stage = try Stage("gone lamp", "undo that", "?", "skip", "bye", "gone shoes")

    try stage.runSession()

    let transcript = try stage.transcript
    #expect(transcript.contains("letgo> undo that\nTaken back: gone 'lamp'"))
    #expect(transcript.contains("letgo> ?\nletgo, a calm shell"))
    #expect(transcript.contains("letgo> skip\nName something you own first, like 'usb cable'.\n"))
    #expect(transcript.hasSuffix("letgo> bye\nUntil next time.\n"))
  }

  @Test(arguments: ["history", "settings cost 15", "help due", "stats"])
  func `a verb at a question is told to wait for the prompt`(line: String) throws {
    let stage = try Stage("lamp", line, "yes")

    try stage.runSession()

    #expect(try stage.transcript.contains("is for the prompt. Enter passes over this question"))
    #expect(try stage.transcript.contains("Kept: lamp."))
  }

  @Test(arguments: [
    ("pause frame, 40", "40 is over 30"), ("pause \"Blade Runner, 2049\"", "What does it cost?"),
    ("pause camera, $249", "249 is over 30"),
    ("pause bed, table and chair", "What does it cost?"),
    ("pause camera 249", "What does it cost?"),
  ])
  func `a price can be said with the name of a wish`(line: String, said: String) throws {
    let stage = try Stage(line)

    try stage.runSession()

    #expect(try stage.transcript.contains(said))
  }

  @Test(arguments: [
    ("gone lamp yesterday", "Out of the house: lamp.", true),
    ("gone 2 mugs Yesterday", "Out of the house: 2 mugs (2 pieces).", true),
    ("gone lamp --yesterday", "Out of the house: lamp.", true),
    ("gone lamp", "Out of the house: lamp.", false),
    ("gone yesterday", "Out of the house: yesterday.", false),
    ("gone \"lamp yesterday\"", "Out of the house: lamp yesterday.", false),
    ("gone lamp \"yesterday\"", "Out of the house: lamp yesterday.", false),
  ])
  func `the day before is an option or a last word, and is said`(
    line: String,
    said: String,
    isDated: Bool
  ) throws {
    let stage = try Stage(line)

    try stage.runSession()

    #expect(try stage.transcript.contains(said))
    #expect(try stage.transcript.contains("It left on Saturday 28 November.") == isDated)
  }

  @Test func `quit leaves at every question`() throws {
    let stage = try Stage("hlep", "quit", "gone shoes")

    try stage.runSession()

    #expect(try stage.transcript.hasSuffix("is something you own. quit\nUntil next time.\n"))
  }
}
