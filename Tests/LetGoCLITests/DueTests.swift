import LetGoCore
import LetGoStore
import Testing

@testable import LetGoCLI

/// What is due, gone through at the prompt.
struct DueTests {
  /// A shell on the day on which a wish of 800 and a box of two are due.
  private static func stage(_ lines: [String], reason: String = "slow walks") throws -> Stage {
    let stage = try Stage(typing: (["due"] + lines).map { .line($0) })
    let day = Day(number: 20_786) + -30
    let then = Moment(milliseconds: Int64(day.number) * 86_400_000, day: day)
    let store = try Store(writingAt: try #require(stage.context.location))
    try store.record("pause", at: then) {
      try $0.pause(Name("camera"), Price(.exactly(Amount(800))), reason: reason)
    }
    for name in ["lamp", "cable"] {
      try store.record("box", at: then) {
        try $0.box(Name(name), label: Name("hall cupboard"), until: { $0 + 30 })
      }
    }
    return stage
  }

  @Test func `home names what is due in one line, and due goes through it`() throws {
    let stage = try Self.stage(["passed", "no", "due"])

    try stage.runSession()

    let transcript = try stage.transcript
    #expect(transcript.contains("Due: one pause, one box (due).\n"))
    #expect(
      transcript.contains(
        """
        letgo> due
        camera: 800, waited since Friday 30 October; 'slow walks'
        Do you still want it: bought, passed, pause again, or later? (Enter: later) passed
        Passed: camera, 800 not spent. 'undo' takes it back.
        hall cupboard (lamp and cable): unopened since Friday 30 October
        Did you need it: keep, out, box again, or later? (Enter: later) no
        Let go: lamp and cable. 'out hall cupboard' once it has left; 'undo' takes it back.
        letgo> due
        Nothing is due.
        """
      )
    )
  }

  @Test func `a reason of several lines is shown as it was written where one decides`() throws {
    let stage = try Self.stage(["", "", "history", "pauses"], reason: "slow walks,\n\n  and birds")

    try stage.runSession()

    let transcript = try stage.transcript
    #expect(
      transcript.contains(
        """
        letgo> due
        camera: 800, waited since Friday 30 October
          slow walks,

            and birds
        Do you still want it
        """
      )
    )
  }

  @Test(arguments: ["", "later", "skip", "not sure", "back", "not before next summer"])
  func `without an answer nothing is recorded, and it stays due`(line: String) throws {
    let stage = try Self.stage([line, line])
    let before = try stage.context.readStore().history(atMost: 10)

    try stage.runSession()

    #expect(try stage.context.readStore().history(atMost: 10) == before)
    #expect(try stage.context.readStore().openPauses().count == 1)
    #expect(try Due(in: stage.context).boxes.first?.items.count == 2)
  }

  @Test(arguments: [
    ("bought", "Bought: camera."), ("no", "Passed: camera, 800 not spent."),
    ("I no longer want it", "Passed: camera, 800 not spent."),
    ("don't want it any more", "Passed: camera, 800 not spent."),
    ("I bought it yesterday", "Bought: camera."),
    ("pause again", "Waits again, until Tuesday 29 December: camera."),
    ("still want it", "It stays due. 'bought camera' once you have it."),
    ("yes", "It stays due. 'bought camera' once you have it."),
  ])
  func `a wish that has waited is bought, passed, paused again or still wanted`(
    answer: String,
    said: String
  ) throws {
    let stage = try Self.stage([answer, ""])

    try stage.runSession()

    #expect(try stage.transcript.contains(said))
  }

  @Test(arguments: [
    "I got a cheaper one", "I passed by the shop", "the shop never ordered it", "let me think",
    "I haven't bought it", "let me go through it, then out", "I won't keep it", "it is not out",
  ])
  func `a deed is not taken out of a line that says something else`(line: String) throws {
    let stage = try Self.stage([line, line, ""])
    try stage.runSession()

    #expect(try stage.context.readStore().openPauses().count == 1)
    #expect(try stage.context.readStore().items(.out).isEmpty)
    #expect(try stage.context.readStore().items(.decided).isEmpty)
  }

  @Test(
    arguments: [
      ("yes", Outcome.Kind.kept), ("keep", .kept), ("out", .out), ("box again", .boxed),
      ("no", .decided), ("let it go", .decided), ("I took it out last week", .kept),
      ("it's gone already", .out), ("let go of all of it", .decided),
    ] as [(String, Outcome.Kind)]
  )
  func `all that is in a box goes one way, in one act`(answer: String, outcome: Outcome.Kind) throws
  {
    let stage = try Self.stage(["", answer])

    try stage.runSession()

    #expect(try stage.context.readStore().items(outcome).count == 2)
    #expect(try Due(in: stage.context).boxes.isEmpty)
    #expect(try stage.context.undo().count == 2)
    #expect(try Due(in: stage.context).boxes.first?.items.count == 2)
  }

  @Test func `Ctrl-C ends the walk and keeps the session`() throws {
    let stage = try Self.stage([])
    let walk = DueWalk(
      through: try Due(in: stage.context),
      in: stage.context,
      on: RecordingConsole([.interrupted], saying: stage.context.output)
    )

    #expect(throws: Interruption.dropItem) { try walk.run() }
    #expect(try !Due(in: stage.context).isEmpty)
  }

  @Test func `what another window settled in the meantime is left as it is`() throws {
    let stage = try Self.stage(["bought", "keep"])
    let due = try Due(in: stage.context)
    try stage.context.record("passed") { _ = try $0.end(Name("camera"), as: .passed) }
    let console = RecordingConsole([.line("bought"), .line("")], saying: stage.context.output)

    try DueWalk(through: due, in: stage.context, on: console).run()

    #expect(try stage.transcript.contains("That is no longer due; another window was first."))
    #expect(
      try stage.context.readStore().history(atMost: 1).map(\.day) == [stage.context.clock.today]
    )
    #expect(try !stage.transcript.contains("Bought: camera"))
  }

  @Test func `the screens count what the walk goes through`() throws {
    let stage = try Self.stage([])
    let store = try stage.context.readStore()

    let due = try Due(in: stage.context)
    let overview = try Overview(
      of: store,
      under: stage.context.limits,
      at: stage.context.clock.moment
    )

    #expect(overview.dueBoxes == due.boxes.count)
    #expect(overview.duePauses.count == due.wishes.count)
  }
}
