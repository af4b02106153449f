import LetGoCore
import Testing

@testable import LetGoCLI

/// Conversations in the words that people use, and what was understood shown before it counts.
struct NaturalAnswerTests {
  @Test func `what was understood is shown in a few words before it counts`() throws {
    let stage = try Stage(
      "usb cable",
      "not since the spring of 2024",
      "I doubt it",
      "about a tenner",
      "quarter of an hour",
      "go ahead"
    )

    try stage.runSession()

    #expect(
      try stage.transcript.contains(
        """
        Have you used it in the last 90 days? not since the spring of 2024
        -> no
        Will you use it in the next 90 days? I doubt it
        -> no
        What would another one cost? about a tenner
        -> 10, under 20
        How long would it take to get one? quarter of an hour
        -> 15 minutes, under 20
        You can let it go. Not used, and another costs 10 and takes 15 minutes (20/20).
        Let it go? go ahead
        Let go: usb cable.
        """
      )
    )
  }

  @Test(arguments: ["it's broken", "too small", "lost the charger", "worn out"])
  func `a state that ends use is heard at the first question and counts at the next`(
    state: String
  ) throws {
    let stage = try Stage("usb cable", state, "no", state, "8", "10", "yes")

    try stage.runSession()

    let transcript = try stage.transcript
    #expect(
      transcript.contains(
        """
        Have you used it in the last 90 days? \(state)
        That tells nothing of use so far. It counts at the next question.
        Have you used it in the last 90 days? no
        Will you use it in the next 90 days? \(state)
        -> no
        """
      )
    )
    #expect(!transcript.contains("I can't read that"))
  }

  @Test(arguments: ["a gift", "it was a present"])
  func `a gift is heard, and the question of use asked again`(gift: String) throws {
    let stage = try Stage("vase", gift, "yes")

    try stage.runSession()

    #expect(
      try stage.transcript.contains(
        "A gift. It tells nothing of use, and it may stay whatever the rules say.\nHave you used it"
      )
    )
  }

  @Test(arguments: [
    ("no but the kids do", "That is somebody else's use. With 'not mine' the rules leave it out"),
    ("my daughter uses it every day", "That is somebody else's use."),
    ("let it go", "That is asked after the questions. Enter passes over one."),
    ("box it", "That is asked after the questions."), ("I gave it away", "That is asked after the"),
    ("three months ago", "That may be within the 90 days or outside."),
    ("a few months ago", "That may be within the 90 days or outside."),
  ])
  func `what says something else than use is heard, and use asked for again`(
    line: String,
    said: String
  ) throws {
    let stage = try Stage("console", line, "yes")

    try stage.runSession()

    let transcript = try stage.transcript
    #expect(transcript.contains(said))
    #expect(!transcript.contains("I can't read that"))
    #expect(transcript.contains("Kept: console."))
  }

  @Test(arguments: ["she gave it to me", "reading them hurts", "we lost the baby"])
  func `a loss named at the last question ends the arithmetic there too`(line: String) throws {
    let stage = try Stage("usb cable", "no", "no", "8", "10", line, "leave it")

    try stage.runSession()

    let transcript = try stage.transcript
    #expect(
      transcript.contains(
        "Let it go? \(line)\nPrice has no say here. Leave it, photograph it, or box it? leave it\n"
      )
    )
    #expect(try stage.context.readStore().history(atMost: 1).isEmpty)
  }

  @Test func `why names the item it speaks of, until that is taken back`() throws {
    let stage = try Stage("coat", "yes", "why", "undo", "why")

    try stage.runSession()

    let transcript = try stage.transcript
    #expect(transcript.contains("letgo> why\ncoat: Keep. Used within the last 90 days (90/90).\n"))
    #expect(transcript.components(separatedBy: "coat: Keep.").count == 2)
  }

  @Test func `a plain answer needs no echo`() throws {
    let stage = try Stage("usb cable", "no", "no", "8", "10", "yes")

    try stage.runSession()

    #expect(try !stage.transcript.contains("->"))
  }

  @Test func `an item's line may carry its answers, and only the rest is asked`() throws {
    let stage = try Stage(
      "bread maker, not since 2023, $60, two days",
      "probably not",
      "",
      "leave it"
    )

    try stage.runSession()

    #expect(
      try stage.transcript.contains(
        """
        letgo> bread maker, not since 2023, $60, two days
        Will you use it in the next 90 days? probably not
        -> no
        Undecided. Not used, not expected, and another costs $60 (20/20).
        What holds you back? (Enter leaves it out) 
        Let it go anyway, box it for 30 days, or leave it? leave it
        """
      )
    )
  }

  @Test(arguments: [
    ("leave it", "Left as it is. Nothing was recorded.", 0),
    ("a photo", "A photo keeps what it looks like. Nothing was recorded.", 0),
    ("put it in a box", "Boxed until", 1), ("", "Left as it is.", 0),
  ])
  func `a named loss ends the questions, and three things are offered once`(
    choice: String,
    said: String,
    boxed: Int
  ) throws {
    let stage = try Stage("wristwatch", "it was my father's", choice)

    try stage.runSession()

    let transcript = try stage.transcript
    #expect(
      transcript.contains(
        """
        Have you used it in the last 90 days? it was my father's
        Price has no say here. Leave it, photograph it, or box it? \(choice)
        \(said)
        """
      )
    )
    #expect(!transcript.contains("Undecided."))
    #expect(try stage.context.readStore().items(.boxed).count == boxed)
  }

  @Test func `a no that names a loss ends the questions too`() throws {
    let stage = try Stage("wristwatch", "no, it was my father's", "")

    try stage.runSession()

    #expect(try stage.transcript.contains("Price has no say here."))
  }

  @Test(arguments: [
    ("yes", "Keep. It has its season, which the rules leave out."),
    ("no", "What would another one cost?"),
  ])
  func `what comes out every year is asked about the last time`(
    answer: String,
    then: String
  ) throws {
    let stage = try Stage("fondue set", "no", "at Christmas, like every year", answer)

    try stage.runSession()

    let transcript = try stage.transcript
    #expect(transcript.contains("Did it come out last time? \(answer)\n"))
    #expect(transcript.contains(then))
  }

  @Test func `what can't be had again is neither cheap nor quick`() throws {
    let stage = try Stage("lens", "no", "no", "they don't make them any more, discontinued", "")

    try stage.runSession()

    #expect(
      try stage.transcript.contains(
        "Undecided. Not used, not expected, and another can't be had (20/20)."
      )
    )
  }
}
