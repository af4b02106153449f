import Foundation
import PseudoTerminal
import Testing

/// Rows that a triage keeps as a list, and how that list is read again.
struct TriageKeepingTests {
  @Test(arguments: [
    // What the rows that are left show no more: decimals, the order of dates.
    (
      "name;price\nmug;2,50\nlamp;1.299\n", "--used no --minutes 5", "lamp", "rest.csv",
      "letgo triage rest.csv --decimal ,"
    ),
    (
      "name,used,note\nmug,13/10/2026,x\nlamp,03/04/2026,\"a,b\"\n", "", "lamp", "rest.csv",
      "letgo triage rest.csv --dates dmy"
    ),
    // What was said, and what no file's name tells.
    (
      "5;lamp\n30;rug\n", "--header none --map item=2,cost=1 --used no --minutes 5", "rug",
      "my rest",
      "letgo triage 'my rest' --format csv --delimiter ';' --header none --map item=2,cost=1"
    ),
    (
      "what~worth\nmug~5\nrug~30\n",
      "--map item=what,cost=worth --delimiter '~' --used no --minutes 5",
      "rug", "rest",
      "letgo triage rest --format csv --delimiter '~' --header 1 --map item=what,cost=worth"
    ),
    (
      "lamp, blue\nmug, yes\nchair, red\n", "", "lamp, blue", "rest.csv",
      "letgo triage rest.csv --format lines"
    ),
  ])
  func `where rows alone do not tell how they were read, the command that does is said`(
    list: String,
    options: String,
    name: String,
    path: String,
    command: String
  ) throws {
    let sandbox = try Sandbox(holding: list, as: "list")

    let kept = try sandbox.shell(
      "letgo triage - \(options) --only undecided --output '\(path)' <list"
    )
    let again = try sandbox.shell(
      "\(command) \(options.contains("--used") ? "--used no --minutes 5" : "")"
    )

    #expect(kept.errors.contains("Read again as before with: \(command)\n"), "\(kept.errors)")
    #expect(again.code == 0 && again.output.contains("undecided\t\(name)\t"), "\(again.output)")
    #expect(!again.errors.contains("counts as unknown"), "\(again.errors)")
  }

  @Test(arguments: [
    "name,price\nlamp,\nmug,5\n", "{\"items\":[{\"name\":\"lamp\"},{\"name\":\"mug\"}]}",
    "- [ ] lamp\n- [ ] mug\n",
    "lamp\nmug\n", "name;price\nlamp;12,50\nmug;1.299,00\n",
  ])
  func `where they do, nothing more is said`(list: String) throws {
    let result = try Sandbox(holding: list, as: "list").shell(
      "letgo triage --only undecided --output rest <list"
    )

    #expect(result.errors.hasSuffix("Written to 'rest'. Rows: 2.\n"), "\(result.errors)")
  }

  @Test func `questions that were stopped go on with what is kept`() throws {
    let sandbox = try Sandbox(
      holding: "item,used,cost,minutes\nlamp,,2,5\nmug,,1.50,\n",
      as: "list.csv"
    )
    let path = sandbox.home.path
    // Wide enough for what is said in one line.
    let terminal = try sandbox.start(
      builtProduct("letgo"),
      ["triage", path + "/list.csv", "--ask", "--only", "undecided", "--output", path + "/left"],
      columns: 240
    )

    try terminal.answer("lamp, 1 of 2. Have you used it in the last 90 days? ", "yes")
    try terminal.expect("mug, 2 of 2. Have you used it in the last 90 days? ")
    try terminal.send("\u{3}")
    try terminal.expect(
      "Rows: 1. To go on, each row from its first question: letgo triage \(path)/left --ask"
    )

    #expect(try terminal.waitForExit() == .code(0))
    #expect(
      try String(contentsOfFile: path + "/left", encoding: .utf8)
        == "item,used,cost,minutes\nmug,,1.50,\n"
    )
  }
}
