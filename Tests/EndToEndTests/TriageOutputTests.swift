import Foundation
import PseudoTerminal
import Testing

/// What a triage shows and writes: which rows, in which form and order, and where to.
struct TriageOutputTests {
  private static let list = """
    Name,Used,Price,Minutes,Quantity
    "usb cable, long",no,8,10,3
    coat,yes,120,,
    bread maker,no,60,,
    =cmd,no,,,
    "12"" pan",no,€5,5,

    """

  private static func sandbox() throws -> Sandbox {
    try Sandbox(holding: list, as: "list.csv")
  }

  private static func names(in output: String) -> [String] {
    output.split(separator: "\n").map { String($0.split(separator: "\t")[1]) }
  }

  @Test(arguments: [
    (["--only", "let-go"], ["usb cable, long", "12\" pan"]),
    (["--only", "keep,undecided"], ["coat", "bread maker", "=cmd"]),
    (["--only", "let go", "--sort", "cost"], ["usb cable, long", "12\" pan"]),
    (["--sort", "name"], ["12\" pan", "=cmd", "bread maker", "coat", "usb cable, long"]),
    (["--sort", "cost"], ["coat", "bread maker", "usb cable, long", "12\" pan", "=cmd"]),
    (["--sort", "verdict"], ["usb cable, long", "12\" pan", "bread maker", "=cmd", "coat"]),
  ])
  func `only some rows are shown, and in the order that is asked for`(
    options: [String],
    names: [String]
  ) throws {
    let sandbox = try Self.sandbox()

    let result = try sandbox.shell(
      "letgo triage list.csv \(options.map { "'\($0)'" }.joined(separator: " "))"
    )

    #expect(Self.names(in: result.output) == names)
    #expect(
      result.errors.hasSuffix("Read 5: 2 let go, 1 keep, 2 undecided, 0 skipped, 0 in error.\n")
    )
    #expect(result.code == 0)
  }

  @Test func `a table for spreadsheets has its columns named, and no formula`() throws {
    let sandbox = try Self.sandbox()

    let result = try sandbox.run("triage", "list.csv", "--as", "csv", "--only", "undecided")

    #expect(
      result.output.replacing("\r\n", with: "\n") == """
        verdict,item,reason
        undecided,bread maker,"not used, and another costs 60 (20/20)"
        undecided,'=cmd,"not used, and what another costs is not known (20/20)"

        """
    )
  }

  @Test func `the rest is kept as a list that is read the same way`() throws {
    let sandbox = try Self.sandbox()

    let result = try sandbox.run(
      "triage",
      "list.csv",
      "--only",
      "undecided,let-go",
      "--output",
      "rest.csv"
    )
    let again = try sandbox.run("triage", "rest.csv")

    #expect(result.output.isEmpty)
    #expect(result.errors.hasSuffix("Written to 'rest.csv'. Rows: 4.\n"))
    let rest = try String(
      contentsOf: sandbox.home.appendingPathComponent("rest.csv"),
      encoding: .utf8
    )
    #expect(
      rest == """
        Name,Used,Price,Minutes,Quantity
        "usb cable, long",no,8,10,3
        bread maker,no,60,,
        =cmd,no,,,
        "12"" pan",no,€5,5,

        """
    )
    #expect(
      Self.names(in: again.output) == ["usb cable, long", "bread maker", "=cmd", "12\" pan"]
    )
  }

  @Test func `lists with other columns are not kept in one file, which then is not there`() throws {
    let sandbox = try Self.sandbox()

    let result = try sandbox.shell(
      "printf 'item,used\\ncup,no\\n' | letgo triage list.csv - --only undecided --output rest; "
        + "c=$?; ls -A | grep -E '^rest|part'; exit $c"
    )

    #expect(result.code == 2)
    #expect(result.errors.contains("'-' has other columns than the list before it"))
    #expect(result.output.isEmpty)
  }

  @Test(arguments: [
    "letgo triage list.csv --output list.csv", "letgo triage list.csv --output ./list.csv",
    "letgo triage list.csv --only undecided --output list.csv",
    "ln -s list.csv link; letgo triage list.csv --output link",
    "ln -s list.csv link; letgo triage link --output list.csv",
    "ln list.csv twin; letgo triage list.csv --output twin",
    "letgo --output list.csv <list.csv", "cp list.csv b; letgo triage b list.csv --output list.csv",
  ])
  func `no list is replaced by its own verdicts, by whatever name it goes`(line: String) throws {
    let sandbox = try Self.sandbox()

    let result = try sandbox.shell(
      "cp list.csv before; \(line); c=$?; cmp list.csv before; exit $c"
    )

    #expect(result.code == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("is the list itself, so nothing was written to it."))
    #expect(result.errors.contains("Hint: Another name in --output keeps both."))
  }

  @Test func `what a file of verdicts takes the place of is said`() throws {
    let sandbox = try Self.sandbox()

    let result = try sandbox.shell("echo old >x; letgo triage list.csv --output x")

    #expect(result.code == 0)
    #expect(result.errors.contains("Written to 'x'. Rows: 5. What was there before is replaced."))
  }

  @Test(arguments: [
    ("a.xlsx", "PK\\3\\4xx", "'a.xlsx' is a workbook or another packed file"),
    ("a.pdf", "%%PDF-1.4\\nlamp\\n", "'a.pdf' is a PDF, and no list in text."),
  ])
  func `what is no text is said in one line`(name: String, bytes: String, said: String) throws {
    let sandbox = try Self.sandbox()

    let result = try sandbox.shell("printf '\(bytes)' >\(name); letgo triage \(name)")

    #expect(result.code == 65)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(said))
    #expect(result.errors.contains("Hint: Save the list as CSV"))
  }

  @Test(arguments: [
    ("letgo triage list.csv --output x && cat x", Int32(0), "Written to 'x'. Rows: 5."),
    ("letgo triage list.csv --output nowhere/x", 74, "'nowhere/x' can't be written: No such file"),
    ("letgo triage list.csv --output /dev/full", 74, "'/dev/full' can't be written"),
    ("letgo triage list.csv --as csv >/dev/full", 74, "The output could not be written"),
    ("letgo triage list.csv --sort name >/dev/full", 74, "The output could not be written"),
    ("letgo triage list.csv --as csv | true; exit ${PIPESTATUS[0]}", 0, ""),
    ("letgo triage list.csv --as xml", 2, "'xml' in --as is no choice."),
    ("letgo triage list.csv --sort size", 2, "Hint: name, cost or verdict."),
    ("letgo triage list.csv --only good", 2, "Hint: let-go, undecided, keep; several with a comma"),
    ("letgo triage list.csv --wishes --only keep", 2, "Hint: buy, wait, undecided;"),
    (
      "(ulimit -f 0; letgo triage list.csv --output x 2>/dev/null); c=$?; ls -A | grep -E '^x|part' && c=9; exit $c",
      74, ""
    ),
  ])
  func `every way in which it can fail has its code and its words`(
    line: String,
    code: Int32,
    words: String
  ) throws {
    let sandbox = try Self.sandbox()

    let result = try sandbox.shell(line)

    #expect(result.code == code, "\(result.errors)")
    #expect(result.errors.contains(words) || words.isEmpty, "\(result.errors)")
  }

  @Test func `a person reads a table by verdict, and what it comes to in pieces and money`() throws
  {
    let sandbox = try Self.sandbox()

    let terminal = try sandbox.terminal("triage", "\(sandbox.home.path)/list.csv")

    try terminal.expect("To buy what is let go again: 24, €5.")
    #expect(try terminal.waitForExit() == .code(0))
    let shown = terminal.transcript
    #expect(
      shown.contains(
        """
        let go: 2
          usb cable, long  not used, and another costs 8 and takes 10 minutes (20/20)
          12" pan          not used, and another costs €5 and takes 5 minutes (20/20)
        undecided: 2
          bread maker      not used, and another costs 60 (20/20)
          =cmd             not used, and what another costs is not known (20/20)
        keep: 1
          coat             used within the last 90 days (90/90)
        Read 5: 2 let go, 1 keep, 2 undecided, 0 skipped, 0 in error.
        Pieces: 7.
        Tied up in what is not kept: 84, €5.
        """
      ),
      "\(shown)"
    )
  }

  @Test func `a long reading shows how far it has come, and leaves no trace of that`() throws {
    let sandbox = try Sandbox()
    let pipe = sandbox.home.path + "/pipe"
    mkfifo(pipe, 0o600)
    let writer = open(pipe, O_RDWR | O_NONBLOCK)
    defer { close(writer) }
    let terminal = try sandbox.terminal(
      "triage",
      pipe,
      "--record",
      "--yes",
      redirecting: [1: "/dev/null"]
    )

    // Fed as long as nothing is shown, since what is over soon shows nothing.
    let line = Array(String(repeating: "lamp\n", count: 200).utf8)
    try terminal.wait("the progress", within: 30) {
      var left: Int32 = 0
      if ioctl(writer, UInt(FIONREAD), &left) == 0, left < 8_192 {
        for _ in 0..<16 { _ = write(writer, line, line.count) }
      }
      return terminal.transcript.contains(" a second, ")
    }
    terminal.signal(SIGINT)

    try terminal.expect("Stopped. Nothing was recorded.")
    #expect(!terminal.transcript.contains(" a second, "))
    #expect(try terminal.waitForExit() == .signal(SIGINT))
  }
}
