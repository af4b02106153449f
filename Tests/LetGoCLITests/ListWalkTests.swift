import LetGoCore
import LetGoTerminal
import Testing

@testable import LetGoCLI

/// The walk through the rows of a list that no rule decides.
struct ListWalkTests {
  /// Names, groups and what is known of five rows.
  private static let rows: [OpenRow] = [
    OpenRow(name: name("lamp"), group: "Hall", answers: Answers()),
    OpenRow(name: name("mug"), group: "Kitchen", answers: quick),
    OpenRow(name: name("bowl"), group: "Kitchen", answers: quick),
    OpenRow(name: name("tent"), group: "Attic", answers: Answers(used: .said(.no, on: today))),
  ]
  private static let quick = Answers(cost: Price(.exactly(Amount(4))), minutes: .exactly(Amount(5)))
  private static let today = Day(number: 20_786)

  private static func name(_ text: String) -> Name {
    // Plain letters are always a name.
    (try? Name(text)) ?? .unreadable
  }

  @Test(arguments: [
    // The question that three of four wait for goes through all of them first.
    (["no", "no", "no"], ["undecided", "let go", "let go", "undecided"]),
    (["yes", "all no"], ["keep", "let go", "let go", "undecided"]),
    (["no, 8, ten minutes", "no all", "no", "no"], ["let go", "let go", "let go", "undecided"]),
    (["no", "back", "yes", "no", "yes"], ["keep", "let go", "keep", "undecided"]),
    (["skip", "it was my father's", "no"], ["undecided", "undecided", "let go", "undecided"]),
    (["not mine", "emergency"], ["keep", "keep", "undecided", "undecided"]),
    ([], ["undecided", "undecided", "undecided", "undecided"]),
  ])
  func `what was said by the time of stopping counts`(lines: [String], verdicts: [String]) throws {
    let stage = try Stage(typing: lines.map { .line($0) })
    let walk = try Self.walk(on: stage)

    let found = walk.entries.map {
      $0.row.answers.judged(under: .published, on: Self.today).verdict.rawValue
    }
    let transcript = try stage.transcript
    #expect(found == verdicts, "\(transcript)")
  }

  @Test func `each question says which row it is about and how many there are`() throws {
    let stage = try Stage("no", "all no")
    _ = try Self.walk(on: stage)

    #expect(
      try stage.transcript.hasPrefix(
        """
        lamp, 1 of 4. Have you used it in the last 90 days? no
        mug, 2 of 4. Have you used it in the last 90 days? all no
        The same for 1 more in Kitchen.
        lamp, 1 of 4. Will you use it in the next 90 days?
        """
      )
    )
  }

  @Test func `a list that is pasted at the prompt is asked about, and answers nothing`() throws {
    let stage = try Stage(typing: [
      .list("lamp\nmug, no, 4, 5 minutes"), .line("yes"), .line("yes"), .line("bread maker"),
      .list("yes\nyes"), .line("yes"),
    ])
    try stage.runSession()

    let transcript = try stage.transcript
    #expect(
      transcript.contains(
        """
        letgo> <lamp
        mug, no, 4, 5 minutes>
        lamp, 1 of 1. Have you used it in the last 90 days? yes
        """
      )
    )
    #expect(transcript.contains("Read 2: 1 let go, 1 keep, 0 undecided"))
    #expect(transcript.contains("Record 1 to let go? yes\nLet go: 1."))
    #expect(try stage.context.readStore().items(.decided).map(\.name.text) == ["mug"])
    #expect(
      transcript.contains(
        """
        Have you used it in the last 90 days? <yes
        yes>
        That was a list, and one thing is asked here. At 'letgo>' it would be read as a list.
        Have you used it in the last 90 days? yes
        Keep.
        """
      )
    )
  }

  private static func walk(on stage: Stage) throws -> ListWalk {
    let console = try #require(stage.context.someoneToAsk())
    var walk = ListWalk(over: rows, in: stage.context, on: console)
    try walk.run()
    return walk
  }
}
