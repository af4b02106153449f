import Foundation
import LetGoStore
import PseudoTerminal
import Testing

/// Export and import as scripts and people use them: streams, files, exit codes.
struct ExchangeTests {
  private static func body(_ text: String) -> Substring {
    text.drop { $0 != "\n" }
  }

  @Test func `an export piped into another store comes back identical`() throws {
    let (here, there) = (try Sandbox(), try Sandbox())
    try here.run("add", "call", "the", "dentist")
    try here.run("gone", "red", "shoes")
    try here.run("undo")
    let file = try here.run("export")

    let first = try there.run("import", "-", input: Data(file.output.utf8))
    let second = try there.run("import", input: Data(file.output.utf8))

    #expect(file.errors.isEmpty)
    #expect(!file.output.contains("verdict"))
    #expect(first.output == "Imported. New records: 5, here before: 0.\n")
    #expect(second.output == "Imported. New records: 0, here before: 5.\n")
    #expect(try Self.body(there.run("export").output) == Self.body(file.output))
    #expect(try there.run("two").output == here.run("two").output)
    #expect(try there.run("undo").code == 1)
    // One valid document, for whatever else reads JSON.
    let document = try JSONSerialization.jsonObject(with: Data(file.output.utf8))
    let ops = try #require((document as? [String: Any])?["ops"] as? [[String: Any]])
    #expect(ops.count == 5)
  }

  @Test func `a file appears whole, for its person alone, and through a link`() throws {
    let sandbox = try Sandbox()
    try sandbox.run("gone", "shoes")

    let result = try sandbox.shell(
      "umask 0; mkdir sub; echo old >sub/real; ln -s sub/real link; "
        + "letgo export --output link && letgo export --output=new.json && ls -A . sub && "
        + "stat -c %a sub/real new.json && test -L link && cmp <(tail -n +2 link) <(letgo export "
        + "| tail -n +2)"
    )

    #expect(result.code == 0)
    #expect(
      result.errors.contains("Exported to 'link'. Records: 2. What was there before is replaced.")
    )
    #expect(result.output.hasSuffix("600\n600\n"))
    #expect(!result.output.contains(".part"))
  }

  @Test(arguments: [
    ("letgo export --format xml", Int32(2), "'xml' in --format is no format"),
    ("letgo export --output nowhere/x", 74, "'nowhere/x' can't be written: No such file"),
    ("letgo export --output .", 74, "'.' can't be written: Is a directory"),
    ("letgo export --output \"$HOME/.local/share/letgo/letgo.db\"", 2, "is the store itself"),
    (
      "letgo backup; letgo export --output \"$HOME/.local/share/letgo/letgo.db.backups/x\"", 2,
      "lies among the copies that letgo keeps of the store"
    ),
    ("letgo export >/dev/full", 74, "The output could not be written"),
    ("letgo export --output /dev/full", 74, "'/dev/full' can't be written"),
    ("letgo export --output /dev/null", 0, "Exported to '/dev/null'. Records: 2."),
    ("letgo export | true; exit ${PIPESTATUS[0]}", 0, ""),
    (
      "(ulimit -f 0; letgo export --output x 2>/dev/null); c=$?; ls -A | grep -E '^x|part' && c=9; exit $c",
      74, ""
    ),
    ("letgo import nowhere", 66, "'nowhere' can't be read: No such file or directory"),
    ("letgo import .", 65, "'.' can't be read: Is a directory"),
    ("letgo import a b", 2, "'import' takes one file"),
    ("letgo import <&-", 2, "Standard input is closed"),
    ("letgo import </dev/null", 65, "Line 1: it is not the beginning of an export."),
    ("letgo export | head -n 2 | letgo import", 65, "Line 3: the file ends before its last line."),
    ("letgo export | sed 's/shoes/shoos/' >x; letgo import x", 65, "x, line 3: it is not what"),
    ("letgo export | sed 's/shoes/shoos/' | letgo import", 65, "Nothing was imported."),
    ("letgo export >x; HOME= letgo import x", 73, "neither LETGO_STORE nor HOME is set"),
    ("letgo export | letgo import >/dev/full", 74, "The output could not be written"),
  ])
  func `every way in which it can fail has its code and its words`(
    line: String,
    code: Int32,
    words: String
  ) throws {
    let sandbox = try Sandbox()
    try sandbox.run("gone", "shoes")
    let before = try sandbox.run("export").output

    let result = try sandbox.shell(line)

    #expect(result.code == code, "\(result.errors)")
    #expect(words.isEmpty ? result.errors.isEmpty : result.errors.contains(words))
    #expect(try Self.body(sandbox.run("export").output) == Self.body(before))
  }

  @Test func `a bad file makes no store`() throws {
    let sandbox = try Sandbox()

    let result = try sandbox.run("import", input: Data("{}".utf8))

    #expect(result.code == 65)
    #expect(!FileManager.default.fileExists(atPath: sandbox.storePath))
  }

  @Test func `the table is for people, and no spreadsheet runs what is in it`() throws {
    let sandbox = try Sandbox()
    for name in ["=1+1", "+49 30", "@home", "\"a, b\"", "lamp"] { try sandbox.run("gone", name) }
    try sandbox.run("gone", "--", "-5 degrees")
    try sandbox.run(
      "gone",
      "3",
      "shirts",
      "--why",
      "torn",
      "--to",
      "sold",
      "--where",
      "thrift shop",
      "--got",
      "12"
    )
    try sandbox.run("again", "shirts", "--cost", "8")
    try sandbox.run("box", "bread maker", "--label", "hall cupboard")
    try sandbox.run(
      "pause",
      "espresso machine",
      "--price",
      "249",
      "--why",
      "=cmd",
      "--where",
      "shop window"
    )
    try sandbox.run("add", "call the dentist")

    let result = try sandbox.run("export", "--format", "csv")

    #expect(
      result.output.replacingOccurrences(of: "\r\n", with: "\n") == """
        kind,name,outcome,day,used,next,cost,minutes,exempt,price,why,pieces,where,way,got,box,again,paid
        item,'=1+1,out,2026-11-29,,,,,,,,,,,,,,
        item,'+49 30,out,2026-11-29,,,,,,,,,,,,,,
        item,'@home,out,2026-11-29,,,,,,,,,,,,,,
        item,\"\"\"a, b\"\"\",out,2026-11-29,,,,,,,,,,,,,,
        item,lamp,out,2026-11-29,,,,,,,,,,,,,,
        item,'-5 degrees,out,2026-11-29,,,,,,,,,,,,,,
        item,shirts,out,2026-11-29,,,,,,,torn,3,thrift shop,sold,12,,2026-11-29,8
        item,bread maker,boxed,2026-11-29,,,,,,,,,,,,hall cupboard,,
        wish,espresso machine,waiting,2026-11-29,,,,,,249,'=cmd,,shop window,,,,,
        thing,call the dentist,open,,,,,,,,,,,,,,,

        """
    )
  }

  @Test func `Ctrl-C while a file is read imports nothing, says so, and ends of the signal`() throws
  {
    let sandbox = try Sandbox()

    let pipe = sandbox.home.path + "/pipe"
    mkfifo(pipe, 0o600)
    // It stays open, so that the reading waits for more.
    let writer = open(pipe, O_RDWR)
    defer { close(writer) }
    let start = Array("{\"letgo\":1,\"ops\":[\n".utf8)
    #expect(write(writer, start, start.count) == start.count)
    let terminal = try sandbox.terminal("import", pipe)

    try terminal.wait("the reading", within: 10) {
      var left: Int32 = 1
      return ioctl(writer, UInt(FIONREAD), &left) == 0 && left == 0
    }
    terminal.signal(SIGINT)

    try terminal.expect("Stopped. Nothing was imported.")
    #expect(try terminal.waitForExit() == .signal(SIGINT))
    #expect(!FileManager.default.fileExists(atPath: sandbox.storePath))
  }

  @Test func `a long reading shows how far it has come, and leaves no trace of that`() throws {
    let sandbox = try Sandbox()
    let pipe = sandbox.home.path + "/pipe"
    mkfifo(pipe, 0o600)
    let writer = open(pipe, O_RDWR | O_NONBLOCK)
    defer { close(writer) }
    func feed(_ text: String) { _ = text.withCString { write(writer, $0, text.utf8.count) } }
    feed("{\"letgo\":1,\"ops\":[\n")
    let terminal = try sandbox.terminal("import", pipe)

    var number = 0
    // Fed as long as nothing is shown, since what is over soon shows nothing.
    try terminal.wait("the progress", within: 20) {
      var left: Int32 = 0
      if ioctl(writer, UInt(FIONREAD), &left) == 0, left < 2_048 {
        for _ in 0..<8 {
          number += 1
          let id = "00000000000000aa" + String(100_000_000 + number) + "0000000"
          feed("{\"op\":[\"\(id)\",\"\(id)\",\"\(id)\",\"item\",1,{\"name\":\"cup\"}]},\n")
        }
      }
      return terminal.transcript.contains("Reading: ")
    }
    terminal.signal(SIGINT)

    try terminal.expect("Stopped. Nothing was imported.")
    #expect(!terminal.transcript.contains("Reading: "))
    #expect(try terminal.waitForExit() == .signal(SIGINT))
  }

  @Test func `at the prompt only what looks like a file is imported`() throws {
    let sandbox = try Sandbox()
    try sandbox.run("gone", "shoes")
    try sandbox.run("export", "--output", "kept.json")
    let terminal = try sandbox.terminal()

    try terminal.answer("letgo> ", "import \(sandbox.home.path)/kept.json")
    try terminal.expect("New records: 0, here before: 2.")
    try terminal.answer("letgo> ", "import -")
    try terminal.expect("'import' needs a file")
    try terminal.answer("letgo> ", "import beer glasses")
    try terminal.answer("Have you used it in the last 90 days? ", "yes")
    try terminal.expect("Keep.")
  }
}
