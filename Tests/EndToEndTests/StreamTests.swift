import Foundation
import PseudoTerminal
import Testing

/// What stands at the ends of the streams: lists, closed ones, full ones, and a store that can't
/// be.
struct StreamTests {
  @Test func `a list piped in gets a verdict a line, and the totals add up`() throws {
    let sandbox = try Sandbox()

    let result = try sandbox.run(input: Data("lamp\n\ny\nhome phone\n".utf8))

    #expect(
      result.output == """
        undecided\tlamp\twhether it was used is not known (90/90)
        undecided\ty\twhether it was used is not known (90/90)
        undecided\thome phone\twhether it was used is not known (90/90)

        """
    )
    #expect(
      result.errors == "Read 4: 0 let go, 0 keep, 3 undecided, 1 skipped, 0 in error.\n"
    )
    #expect(result.code == 0)
  }

  @Test func `a table's columns answer, and options fill what is blank`() throws {
    let sandbox = try Sandbox()
    let file = sandbox.home.appendingPathComponent("inventory.csv")
    try """
    Name,Last used,Price
    "usb cable, long",,8
    coat,2026-11-01,120
    bread maker,no,"60"
    radio,no,

    """.write(to: file, atomically: true, encoding: .utf8)

    let result = try sandbox.run("triage", file.path, "--used", "no", "--minutes", "15")

    #expect(
      result.output == """
        let go\tusb cable, long\tnot used, and another costs 8 and takes 15 minutes (20/20)
        keep\tcoat\tlast used on Sunday 1 November, within 90 days (90/90)
        undecided\tbread maker\tnot used, and another costs 60 (20/20)
        undecided\tradio\tnot used, and what another costs is not known (20/20)

        """
    )
    #expect(
      result.errors == """
        '\(file.path)' read as CSV, comma, UTF-8, header on line 1: Name, Last used, Price.
        Read 4: 1 let go, 1 keep, 2 undecided, 0 skipped, 0 in error.

        """
    )
  }

  @Test func `bare letgo gives its options to the triage of what is piped in`() throws {
    let sandbox = try Sandbox()

    let result = try sandbox.shell(
      "echo lamp | letgo --used=no --cost 8 --minutes 9 --json"
    )

    #expect(result.output.hasPrefix("{\"verdict\":\"let go\",\"item\":\"lamp\""))
  }

  @Test func `a row in error is named, the others are out, and the code is 65`() throws {
    let sandbox = try Sandbox()

    let result = try sandbox.run(
      "triage",
      "--used",
      "no",
      "--minutes",
      "5",
      input: Data("item,cost\nlamp,blue\nusb cable,8\n\u{1B}[2Jred,1\n".utf8)
    )

    #expect(result.output.split(separator: "\n").count == 1)
    #expect(result.errors.contains("Line 2: 'blue' in column 'cost'"))
    #expect(result.errors.contains("Line 4: "))
    #expect(!result.errors.contains("\u{1B}"))
    #expect(
      result.errors.hasSuffix("Read 3: 1 let go, 0 keep, 0 undecided, 0 skipped, 2 in error.\n")
    )
    #expect(result.code == 65)
  }

  @Test func `a missing file and a directory are named, and the others go on`() throws {
    let sandbox = try Sandbox()
    try "lamp\n".write(
      to: sandbox.home.appendingPathComponent("list"),
      atomically: true,
      encoding: .utf8
    )

    let result = try sandbox.run("triage", "nowhere", ".", "list")

    #expect(result.output.hasPrefix("undecided\tlamp"))
    #expect(result.errors.contains("'nowhere' can't be read: No such file or directory."))
    #expect(result.errors.contains("'.' can't be read: Is a directory."))
    #expect(result.code == 66)

    let unreadable = try sandbox.run("triage", ".", "list")
    #expect(unreadable.output.hasPrefix("undecided\tlamp"))
    #expect(unreadable.code == 65)
  }

  @Test(arguments: [
    ("letgo </dev/null", Int32(0), "Read 0:"), ("letgo <&-", 2, "Standard input is closed"),
    ("letgo triage <&-", 2, "Standard input is closed"),
    ("TZ=Mars letgo gone lamp 2>&-", 0, ""),
    ("TZ=Europe letgo two", 0, "TZ names no time zone here ('Europe')"),
    ("LETGO_STORE=:memory: letgo gone lamp && test -s ./:memory:", 0, ""),
    ("letgo why >/dev/full", 74, "The output could not be written"),
    ("letgo gone lamp >/dev/full", 74, "The output could not be written"),
    ("letgo why >&-", 74, "The output could not be written"),
    ("seq 200000 | letgo >/dev/full", 74, "The output could not be written"),
    ("seq 200000 2>/dev/null | letgo | head -n 1 >/dev/null; exit ${PIPESTATUS[1]}", 0, ""),
    ("mkfifo f; (printf 'lamp\\n' >f &); letgo <f", 0, "Read 1: 0 let go"),
    ("LETGO_STORE=/proc/nowhere/letgo.db letgo add x", 73, "can't be used"),
    ("LETGO_STORE=. letgo add x", 73, "can't be used"),
    ("LETGO_STORE=. letgo two", 73, "can't be used"),
    (
      "LETGO_STORE=. letgo gone 'red coat' \"it's\"", 73,
      "Not saved: letgo gone 'red coat' 'it'\\''s'"
    ),
    (
      "LETGO_STORE=. letgo pause camera --price 800", 73,
      "Not saved: letgo pause camera --price 800"
    ),
    ("HOME= letgo add x", 73, "neither LETGO_STORE nor HOME is set"),
    ("HOME= letgo verdict x --used yes", 0, ""),
  ])
  func `every end of a stream has its code and its words`(
    line: String,
    code: Int32,
    words: String
  ) throws {
    let sandbox = try Sandbox()

    let result = try sandbox.shell(line)

    #expect(result.code == code)
    #expect(
      words.isEmpty ? result.errors.isEmpty : result.errors.contains(words),
      "\(result.errors)"
    )
  }

  @Test func `a newer store is read with a sentence, and not written`() throws {
    let sandbox = try Sandbox()
    try sandbox.run("add", "renew passport")
    try sandbox.makeStoreNewer()

    let read = try sandbox.run("two")
    let written = try sandbox.run("gone", "shoes")

    #expect(read.output == "1\trenew passport\n")
    #expect(read.errors.contains("is version 99, written by a newer letgo; this one knows"))
    #expect(read.code == 0)
    #expect(written.code == 73)
    #expect(written.errors.contains("Hint: A newer letgo reads it"))
  }

  @Test func `a store that may only be read is read, and a write names its path`() throws {
    let sandbox = try Sandbox()
    try sandbox.run("add", "renew passport")
    let folder = (sandbox.storePath as NSString).deletingLastPathComponent

    // An immutable view stands for a read-only place, since root may write anywhere else.
    let result = try sandbox.shell(
      """
      chmod 444 '\(sandbox.storePath)'; chmod 555 '\(folder)'
      as() { if [ "$(id -u)" = 0 ]; then cp '\(builtProduct("letgo"))' letgo-copy
        chmod 755 . letgo-copy; chown -R 65534 '\(sandbox.home.path)'
        setpriv --reuid=65534 --regid=65534 --clear-groups ./letgo-copy "$@"
      else letgo "$@"; fi; }
      as two; as gone shoes; echo $?
      """
    )

    #expect(result.output == "1\trenew passport\n73\n", "\(result.errors)")
    #expect(result.errors.contains(sandbox.storePath))
  }

  @Test func `what is printed never lands in the store, even with closed streams`() throws {
    let sandbox = try Sandbox()
    try sandbox.run("gone", "shoes")

    _ = try sandbox.shell("letgo gone lamp >&- 2>&- <&-")

    #expect(try sandbox.store().items(.out).map(\.name.text) == ["lamp", "shoes"])
  }

  @Test func `a record that was written counts, even when its answer can't be printed`() throws {
    let sandbox = try Sandbox()

    let result = try sandbox.shell("letgo gone lamp >/dev/full")

    #expect(result.code == 74)
    #expect(try sandbox.store().items(.out).map(\.name.text) == ["lamp"])
  }
}
