import Foundation
import LetGoCore
import LetGoStore
import PseudoTerminal
import Testing

/// Lists whose verdicts are recorded: once, again, by several files, and not at all.
struct TriageRecordTests {
  private static let list = """
    Name,Last used,Price,Minutes,Quantity,Location
    "usb cable, long",no,8,10,3,Hall
    coat,2026-11-01,120,,,
    lamp,no,5,5,,
    lamp,no,5,5,,
    bread maker,no,60,,,

    """

  private static func sandbox(_ list: String = list) throws -> Sandbox {
    try Sandbox(holding: list, as: "list.csv")
  }

  @Test func `what is let go is recorded as one act, with its answers, and one undo takes it back`()
    throws
  {
    let sandbox = try Self.sandbox()

    let result = try sandbox.run("triage", "list.csv", "--record", "--yes")

    #expect(result.output.split(separator: "\n").count == 5)
    #expect(
      result.errors.hasSuffix(
        "Let go: 3. 'out NAME' once one has left; 'undo' takes all of it back.\n"
      )
    )
    #expect(result.code == 0)
    let items = try sandbox.store().items(.decided)
    #expect(items.map(\.name.text).sorted() == ["lamp", "lamp", "usb cable, long"])
    let cable = try #require(items.first { $0.name.text == "usb cable, long" })
    #expect(cable.count == 3)
    #expect(cable.answers.cost?.description == "8")
    #expect(cable.answers.minutes?.description == "10")
    #expect(
      try sandbox.run("undo").output == "Taken back: triage 'usb cable, long' and 2 more.\n"
    )
    #expect(try sandbox.store().items(.decided).isEmpty)
    #expect(
      try sandbox.run("triage", "list.csv", "--record", "--yes").errors.contains("Let go: 3.")
    )
  }

  @Test(arguments: [
    ("cat list.csv", ""), ("printf '\\xef\\xbb\\xbf'; cat list.csv", "a mark"),
    ("sed 's/$/\\r/' list.csv", "CRLF"),
    ("(head -n 1 list.csv; tail -n +2 list.csv | sort)", "sorted"),
    ("sed 's/^lamp/ LAMP /' list.csv", "in capitals"),
  ])
  func `the same list again records nothing new`(line: String, how: String) throws {
    let sandbox = try Self.sandbox()
    try sandbox.run("triage", "list.csv", "--record", "--yes")
    let before = try sandbox.run("export").output.split(separator: "\n").dropFirst()

    let result = try sandbox.shell("{ \(line); } | letgo triage --record --yes >/dev/null")

    #expect(result.errors.hasSuffix("Recorded before: 3. Nothing new, so nothing was recorded.\n"))
    #expect(result.code == 0)
    #expect(try sandbox.run("export").output.split(separator: "\n").dropFirst() == before, "\(how)")
  }

  @Test func `without a terminal and without a yes nothing is recorded, nor read`() throws {
    let sandbox = try Self.sandbox()

    let result = try sandbox.run("triage", "list.csv", "--record")

    #expect(result.code == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("What a list leads to is recorded after a question"))
    #expect(!FileManager.default.fileExists(atPath: sandbox.storePath))
  }

  @Test func `a person is asked, and what they answer is done`() throws {
    let sandbox = try Self.sandbox()

    let first = try sandbox.terminal("triage", "\(sandbox.home.path)/list.csv", "--record")
    try first.answer("Record 3 to let go? ", "not now")
    try first.expect("Not now, then. Nothing was recorded.")
    #expect(try first.waitForExit() == .code(0))
    #expect(!FileManager.default.fileExists(atPath: sandbox.storePath))

    let second = try sandbox.terminal("triage", "\(sandbox.home.path)/list.csv", "--record")
    try second.answer("Record 3 to let go? ", "yes")
    try second.expect("Let go: 3.")
    #expect(try second.waitForExit() == .code(0))
    #expect(try sandbox.store().items(.decided).count == 3)

    let third = try sandbox.terminal("triage", "\(sandbox.home.path)/list.csv", "--record")
    try third.expect("Recorded before: 3.")
    #expect(try third.waitForExit() == .code(0))
  }

  @Test func `a dry run tells of each row what would become of it, and writes nothing`() throws {
    let sandbox = try Self.sandbox()
    _ = try sandbox.shell("head -n 4 list.csv | letgo triage --record --yes")
    let bad = "broken,blue,,,,\n"
    try (Self.list.replacing(",5,5,", with: ",6,5,") + bad).write(
      to: sandbox.home.appendingPathComponent("new.csv"),
      atomically: true,
      encoding: .utf8
    )
    let before = try sandbox.run("export").output.split(separator: "\n").dropFirst()

    let result = try sandbox.run("triage", "new.csv", "--dry-run")
    let json = try sandbox.run("triage", "new.csv", "--dry-run", "--json")

    #expect(
      result.output.split(separator: "\n").map {
        $0.split(separator: "\t", omittingEmptySubsequences: false).prefix(3)
          .joined(separator: " ")
      } == [
        "unchanged let go usb cable, long", "skipped keep coat", "changed let go lamp",
        "new let go lamp", "skipped undecided bread maker",
        "error  ",
      ]
    )
    #expect(result.output.hasSuffix("\tLine 7: 'blue' in column 'Last used' answers nothing.\n"))
    #expect(result.code == 65)
    #expect(json.output.hasPrefix("{\"state\":\"unchanged\",\"verdict\":\"let go\",\"item\":"))
    #expect(try sandbox.run("export").output.split(separator: "\n").dropFirst() == before)
  }

  @Test func `several lists are one act, and a missing one is named at the end by the code`() throws
  {
    let sandbox = try Self.sandbox()

    let result = try sandbox.shell(
      "printf 'cup, no, 3, 5 minutes\\n' | letgo triage nowhere list.csv - --record --yes"
    )

    #expect(result.errors.contains("'nowhere' can't be read: No such file or directory."))
    #expect(result.errors.contains("Let go: 4."))
    #expect(result.code == 66)
    #expect(try sandbox.store().undoable(atMost: 5).map(\.count) == [4])
  }

  @Test(arguments: [
    "letgo triage list.csv --record --yes | true; exit ${PIPESTATUS[0]}",
    "letgo triage list.csv --record --yes --as csv | true; exit ${PIPESTATUS[0]}",
  ])
  func `a reader who has gone costs no record`(line: String) throws {
    let sandbox = try Self.sandbox()

    #expect(try sandbox.shell(line).code == 0)
    #expect(try sandbox.store().items(.decided).count == 3)
  }

  @Test func `a full disk under the rows is told, and costs no record`() throws {
    let sandbox = try Self.sandbox()

    let result = try sandbox.shell("letgo triage list.csv --record --yes >/dev/full")

    #expect(result.code == 74)
    #expect(result.errors.contains("The output could not be written"))
    #expect(try sandbox.store().items(.decided).count == 3)
  }

  @Test func `Ctrl-C while a list is read records nothing, says so, and ends of the signal`() throws
  {
    let sandbox = try Sandbox()
    let pipe = sandbox.home.path + "/pipe"
    mkfifo(pipe, 0o600)
    // It stays open, so that the reading waits for more.
    let writer = open(pipe, O_RDWR)
    defer { close(writer) }
    let start = Array("lamp, no, 3, 5 minutes\n".utf8)
    #expect(write(writer, start, start.count) == start.count)
    let terminal = try sandbox.terminal("triage", pipe, "--record", "--yes")

    try terminal.wait("the reading", within: 10) {
      var left: Int32 = 1
      return ioctl(writer, UInt(FIONREAD), &left) == 0 && left == 0
    }
    terminal.signal(SIGINT)

    try terminal.expect("Stopped. Nothing was recorded.")
    #expect(try terminal.waitForExit() == .signal(SIGINT))
    #expect(!FileManager.default.fileExists(atPath: sandbox.storePath))
  }

  @Test(arguments: [
    ("triage pipe --record --yes", "Let go: 1."), ("import pipe", "here before: 2"),
  ])
  func `a SIGINT that is ignored from the start stops nothing`(line: String, end: String) throws {
    let sandbox = try Sandbox()
    mkfifo(sandbox.home.path + "/pipe", 0o600)
    try sandbox.run("gone", "coat")
    let list = line.hasPrefix("import") ? "letgo export" : "echo lamp, no, 3, 5 minutes"

    // As a script's background job has it; opening the pipe waits until letgo reads it.
    let result = try sandbox.shell(
      """
      \(list) >list
      '\(builtProduct("letgo"))' \(line) &
      exec 3>pipe
      head -c 10 list >&3
      kill -INT $!
      tail -c +11 list >&3
      exec 3>&-
      wait $!
      """
    )

    #expect(result.code == 0)
    #expect((result.errors + result.output).contains(end), "\(result)")
  }

  @Test func `wishes are bought or wait, and recorded ones keep the day they have`() throws {
    let sandbox = try Sandbox()
    let wishes = Data("espresso machine, $249\nsocks, 12\ncamera\n".utf8)

    let result = try sandbox.run("triage", "--wishes", "--record", "--yes", input: wishes)

    #expect(
      result.output == """
        wait\tespresso machine\t$249 is over 30, so it waits until Tuesday 29 December
        buy\tsocks\t12 is not over 30
        undecided\tcamera\tits price is not known

        """
    )
    #expect(
      result.errors == """
        Read 3: 1 to buy, 1 to wait, 1 undecided, 0 skipped, 0 in error.
        Waiting: 1. 'undo' takes all of it back.

        """
    )
    #expect(try sandbox.store().openPauses().map(\.name.text) == ["espresso machine"])
    sandbox.set("LETGO_NOW", "2026-12-05T08:30")
    let later = try sandbox.run("triage", "--wishes", "--record", "--yes", input: wishes)
    #expect(later.output.contains("waits until Tuesday 29 December"))
    #expect(later.errors.contains("Recorded before: 1."))
    sandbox.set("LETGO_NOW", "2026-12-30T08:30")
    let last = try sandbox.run("triage", "--wishes", "--only", "buy", input: wishes)
    #expect(last.output.hasPrefix("buy\tespresso machine\tit has waited since"))
    #expect(try sandbox.run("undo").output.hasPrefix("Taken back: triage 'espresso machine'"))
    #expect(try sandbox.store().openPauses().isEmpty)
  }
}
