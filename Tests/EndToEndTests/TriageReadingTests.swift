import Foundation
import Testing

/// Lists as they come from other programs, read by the whole program.
struct TriageReadingTests {
  private func sandbox(_ files: [String: [UInt8]]) throws -> Sandbox {
    let sandbox = try Sandbox()
    for (name, bytes) in files {
      try Data(bytes).write(to: sandbox.home.appendingPathComponent(name))
    }
    return sandbox
  }

  @Test func `how a list is read is said once, and plain lines say nothing`() throws {
    let sandbox = try sandbox([
      "german.csv": Array("Gegenstand;Preis\r\nT".utf8) + [0xFC] + Array("r;2.499,00 ".utf8) + [
        0x80
      ]
        + Array("\r\n".utf8)
    ])

    let german = try sandbox.run("triage", "german.csv", "--used", "no")
    let lines = try sandbox.run("triage", input: Data("lamp\n".utf8))

    #expect(german.output.contains("\tTür\tnot used, and another costs €2499"))
    #expect(
      german.errors.hasPrefix(
        "'german.csv' read as CSV, semicolon, Windows-1252, header on line 1, decimal comma: "
          + "Gegenstand, Preis.\n"
      )
    )
    #expect(lines.errors == "Read 1: 0 let go, 0 keep, 1 undecided, 0 skipped, 0 in error.\n")
  }

  @Test func `a table that names no item is refused with what it has, and the others go on`() throws
  {
    let sandbox = try sandbox([
      "a.csv": Array("colour,size\nred,5\n".utf8), "b.txt": Array("lamp\n".utf8),
    ])

    let result = try sandbox.run("triage", "a.csv", "b.txt")
    let mapped = try sandbox.run("triage", "a.csv", "--map", "item=colour,cost=size")

    #expect(result.code == 65)
    #expect(
      result.errors.contains("Nothing in 'a.csv' is known as the item. It has 'colour', 'size'.")
    )
    #expect(result.errors.contains("Hint: Known are item: item, name, product name, title, "))
    #expect(result.errors.contains("; used: used, last used, zuletzt benutzt; next: "))
    #expect(result.output.hasPrefix("undecided\tlamp"))
    #expect(mapped.code == 0 && mapped.output.hasPrefix("undecided\tred"))
  }

  @Test func `what could mean two things is named once, and an option settles it`() throws {
    let sandbox = try sandbox(["a.csv": Array("name;price\nlamp;1.299\nmug;2.500\n".utf8)])

    let open = try sandbox.run("triage", "a.csv", "--used", "no")
    let settled = try sandbox.run("triage", "a.csv", "--used", "no", "--decimal", ",")

    #expect(open.code == 0)
    #expect(open.output.contains("lamp\tnot used, and what another costs is not known"))
    #expect(
      open.errors.contains(
        "a.csv, line 2: '1.299' in column 'price' is 1.299 or 1299 and counts as unknown, 2 such "
          + "in all; '--decimal ,' or '--decimal .' tells."
      )
    )
    #expect(settled.output.contains("lamp\tnot used, and another costs 1299 "))
    #expect(!settled.errors.contains("unknown"))
  }

  @Test(arguments: [
    ("--format", "xml"), ("--delimiter", "ab"), ("--encoding", "ebcdic"), ("--decimal", ";"),
    ("--dates", "day"),
    ("--header", "0"), ("--map", "cost"), ("--map", "thing=x"),
  ])
  func `an option that cannot be read is named`(option: String, value: String) throws {
    let result = try Sandbox().run("triage", "-", option, value, input: Data("lamp\n".utf8))

    #expect(result.code == 2)
    #expect(result.errors.contains("'\(value)' in \(option) is n"))
  }

  @Test func `an order of dates that no row shows is named, and an option settles it`() throws {
    let sandbox = try sandbox([
      "a.csv": Array("item,last used,cost,minutes\nlamp,03/10/2026,5,5\nmug,10/03/2026,5,5\n".utf8)
    ])

    let open = try sandbox.run("triage", "a.csv")
    let settled = try sandbox.run("triage", "a.csv", "--dates", "dmy")

    #expect(open.output.contains("undecided\tlamp"))
    #expect(
      open.errors.contains(
        "'03/10/2026' in column 'last used' is a day and a month in either order and counts as "
          + "unknown, 2 such in all; '--dates dmy' or '--dates mdy' tells."
      )
    )
    #expect(settled.output.contains("keep\tlamp\tlast used on Saturday 3 October"))
    #expect(settled.output.contains("let go\tmug"))
    #expect(settled.errors.contains("header on line 1, days before months: item"))
  }

  @Test func `a list in an object is read, and its key is said; several are refused with theirs`()
    throws
  {
    let sandbox = try sandbox([
      "a.json": Array("{\"version\":1,\"items\":[{\"name\":\"lamp\"}]}".utf8),
      "b.json": Array("{\"items\":[{\"name\":\"lamp\"}],\"rooms\":[{\"name\":\"Attic\"}]}".utf8),
    ])

    let one = try sandbox.run("triage", "a.json")
    let two = try sandbox.run("triage", "b.json")

    #expect(one.output.hasPrefix("undecided\tlamp\t"))
    #expect(one.errors.hasPrefix("'a.json' read as JSON, the list under 'items', UTF-8: name.\n"))
    #expect(two.code == 65 && two.output.isEmpty)
    #expect(two.errors.contains("alone is a list of objects. It has 'items', 'rooms'."))
    #expect(two.errors.contains("Hint: 'jq .KEY FILE | letgo triage' hands over one of them"))
  }

  @Test(arguments: [
    // A FIFO, a substitution, nothing, a cut end, a bad row in a thousand, a long line.
    ("mkfifo f; (printf 'name,cost\\nlamp,5\\n' >f &); letgo triage f", Int32(0), "Read 1:"),
    ("letgo triage <(printf 'name;cost\\nlamp;5\\n')", 0, "Read 1:"),
    (": >empty.csv; letgo triage empty.csv empty.csv", 0, "Read 0:"),
    (
      "printf '{\"name\":\"a\"}\\n{\"na' | letgo", 65,
      "Read 2: 0 let go, 0 keep, 1 undecided, 0 skipped, 1"
    ),
    (
      "{ echo name,cost; for i in $(seq 1000); do [ $i = 500 ] && echo \"x,blue\" || echo \"x$i,1\"; done; } | letgo",
      65, "Read 1000: 0 let go, 0 keep, 999 undecided, 0 skipped, 1 in error"
    ),
    (
      "{ echo lamp; head -c 10000000 /dev/zero | tr '\\0' x; echo; echo mug; } | letgo", 65,
      "Read 3: 0 let go, 0 keep, 2 undecided, 0 skipped, 1 in error"
    ),
    (
      "printf 'la\\0mp\\nmug\\n' | letgo", 65, "Read 2: 0 let go, 0 keep, 1 undecided, 0 skipped, 1"
    ),
    (
      "echo a >g; (for i in 1 2 3; do echo b >>g; done); letgo triage g", 0, "Read 4: 0 let go"
    ),
    ("printf -- '- [ ] a\\n- [x] b\\n' | letgo", 0, "1 of the skipped is gone or done."),
  ])
  func `every row has its place in the totals, however the list comes`(
    line: String,
    code: Int32,
    words: String
  ) throws {
    let result = try Sandbox().shell(line)

    #expect(result.code == code)
    #expect(result.errors.contains(words), "\(result.errors)")
  }

  @Test func `a list that grows while it is read ends where it is when its end is reached`() throws
  {
    let result = try Sandbox().shell(
      """
      yes lamp | head -n 200000 >g
      (for i in $(seq 50); do yes mug | head -n 100 >>g; done) &
      letgo triage g >out; wait
      [ $(wc -l <out) -ge 200000 ] && tail -n 1 out | grep -q 'is not known'
      """
    )

    #expect(result.code == 0, "\(result.errors)")
  }

  @Test func `undecided objects come out as they stood and can be read again`() throws {
    let sandbox = try sandbox([
      "a.json": Array(
        "[\n{\"name\":\"caf\\u00e9\",\n\"x\":{\"y\":1}},\n{\"name\":\"mug\",\"used\":\"yes\"}\n]"
          .utf8
      )
    ])

    let kept = try sandbox.shell(
      "letgo triage a.json --only undecided --output rest.jsonl && cat rest.jsonl && letgo triage rest.jsonl"
    )

    #expect(
      kept.output.hasPrefix("{\"name\":\"caf\\u00e9\", \"x\":{\"y\":1}}\nundecided\tcafé"),
      "\(kept.output)"
    )
  }
}
