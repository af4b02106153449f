import LetGoCore
import Testing

@testable import LetGoStore

/// Files that others wrote: newer ones are kept, bad ones change nothing.
struct IntakeTests {
  /// Takes a file into a store that has something in it, and returns the complaint.
  private static func complaint(about file: [UInt8]) throws -> IntakeFailure? {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.record("gone", at: .noon()) { try $0.settle(Name("shoes"), as: .out) }
    let (ops, projections) = (try store.ops(), try store.projections())
    let failure = #expect(throws: IntakeFailure.self) {
      _ = try store.takeIn(Intake(file))
    }
    #expect(try store.ops() == ops)
    #expect(try store.projections() == projections)
    return failure
  }

  @Test(arguments: [
    (#"{"op":["zz"]}"#, IntakeFailure.Fault.badID), (#"{"op":[]}"#, .badID),
    (#"{"op":[7]}"#, .badID), (#"{"op":[["\#(ExchangeFile.id(2))"]]}"#, .badID),
    (#"{"op":["\#(ID(device: 1, number: .max, salt: 0))"]}"#, .badID),
    (#"{"op":["\#(ExchangeFile.id(2))","x"]}"#, .badID),
    ("lamp", .notJSON), ("{", .notJSON), ("{'op':[]}", .notJSON), ("5", .notOp), ("{}", .notOp),
    (#"["op"]"#, .notOp), (#"{"op":"x"}"#, .notOp),
    (#"{"op":["\#(ExchangeFile.id(2))"],"op":[]}"#, .notOp),
    (#"{"op":["\#(ExchangeFile.id(2))"],"more":1}"#, .unknownPart("more")),
    (#"{"op":["\#(ExchangeFile.id(2))",null,null,"x",0,{},1]}"#, .unknownPart("op[6]")),
    (#"{"op":["\#(ExchangeFile.id(2))"],"checksum":"00"}"#, .badChecksum),
    (#"{"op":["\#(ExchangeFile.id(2))"],"checksum":5}"#, .badChecksum),
    (ExchangeFile.line(2, ""), .badKind),
    (ExchangeFile.line(2, String(repeating: "k", count: 65)), .badKind),
    (ExchangeFile.line(2, #"\u001b[2J"#), .badKind), (ExchangeFile.line(2, #"\u202e"#), .badKind),
    (ExchangeFile.line(2, "act", "{}", stamp: 0), .twoKinds),
    (ExchangeFile.line(2, "item", "7"), .badFields),
    (ExchangeFile.line(2, "item", "[]"), .badFields),
    (ExchangeFile.line(2, stamp: .max), .badStamp), (ExchangeFile.line(2, stamp: .min), .badStamp),
    (ExchangeFile.line(2, stamp: 253_402_300_800_000), .badStamp),
    (#"{"op":["\#(ExchangeFile.id(2))",null,null,"item",1.5]}"#, .badStamp),
    (#"{"op":["\#(ExchangeFile.id(2))",null,null,"item",99999999999999999999]}"#, .badStamp),
    (#"{"op":["\#(ExchangeFile.id(2))",null,null,"item","0"]}"#, .badStamp),
    (ExchangeFile.line(2, "item", #"{"name":""}"#), .badName(.empty)),
    (ExchangeFile.line(2, "item", #"{"name":"\u001b[31mred"}"#), .badName(.control)),
    (ExchangeFile.line(2, "item", #"{"name":"\ud800"}"#), .badName(.unreadable)),
    (
      ExchangeFile.line(2, "item", #"{"name":"\#(String(repeating: "n", count: 501))"}"#),
      .badName(.tooLong(characters: 501))
    ),
    (ExchangeFile.line(2, "thing", #"{"title":"lamp","title":"\u0007"}"#), .badName(.control)),
    (
      ExchangeFile.line(2, "pause", #"{"reason":"\#(String(repeating: "r", count: 2001))"}"#),
      .longReason(characters: 2_001)
    ),
    (
      ExchangeFile.line(2, "x", #"{"a":\#(String(repeating: "[", count: 5000))"#),
      .tooDeep
    ),
    (
      ExchangeFile.line(2, "x", #"{"a":"\#(String(repeating: "a", count: 1 << 20))"}"#),
      .tooLong
    ),
    (ExchangeFile.line(1, act: 1, "act", #"{"verb":"keep"}"#), .repeatedID),
  ])
  func `a bad line in the middle changes nothing and is named`(
    line: String,
    fault: IntakeFailure.Fault
  ) throws {
    let good = ExchangeFile.line(4)

    let failure = try Self.complaint(
      about: Array(ExchangeFile.of([ExchangeFile.act, good, line, ExchangeFile.line(5)]).utf8)
    )

    #expect(failure == IntakeFailure(line: 4, fault: fault))
  }

  @Test(arguments: [
    ("", 1, IntakeFailure.Fault.noHeader), ("item\nlamp\n", 1, .noHeader), ("{}\n]}", 1, .noHeader),
    ("[", 1, .noHeader), ("{\"letgo\":0,\"ops\":[\n]}\n", 1, .noHeader),
    ("{\"letgo\":2,\"ops\":[\n]}\n", 1, .newer(version: 2, known: 1)),
    ("{\"letgo\":1,\"ops\":[\n", 2, .truncated),
    ("{\"letgo\":1,\"ops\":[\n\(ExchangeFile.act)\n", 3, .truncated),
    ("{\"letgo\":1,\"ops\":[\n\(ExchangeFile.act.dropLast(9))", 2, .notJSON),
    (
      "{\"letgo\":1,\"ops\":[\n\(ExchangeFile.act)\n],\"count\":2}", 3, .badCount(said: 2, found: 1)
    ),
    ("{\"letgo\":1,\"ops\":[\n],\"count\"", 2, .notJSON),
    ("{\"letgo\":1,\"ops\":[\n]}\n{\"op\":[]}", 3, .afterEnd),
    ("{\"letgo\":1,\"ops\":[\n\u{0}", 2, .notJSON),
  ])
  func `a file that is none, or not whole, changes nothing`(
    file: String,
    line: Int,
    fault: IntakeFailure.Fault
  ) throws {
    #expect(
      try Self.complaint(about: Array(file.utf8)) == IntakeFailure(line: line, fault: fault)
    )
  }

  @Test func `bytes that are no text are named with their line`() throws {
    let file = Array(ExchangeFile.of([ExchangeFile.act]).utf8)
    let broken = file.map { $0 == UInt8(ascii: "g") ? 0xFF : $0 }

    let failure = try Self.complaint(
      about: Array(ExchangeFile.header.utf8) + [10] + broken.drop { $0 != 10 }.dropFirst()
    )

    #expect(failure == IntakeFailure(line: 2, fault: .notUTF8))
  }

  @Test func `a file cut anywhere changes nothing`() throws {
    let whole = Array(ExchangeFile.of([ExchangeFile.act, ExchangeFile.line(2)]).utf8)

    // But for the last line's end, which an editor may take.
    for length in 0..<whole.count - 1 {
      #expect(throws: IntakeFailure.self) { try Intake(Array(whole[..<length])) }
    }
  }

  @Test func `what is of another kind elsewhere changes nothing`() throws {
    let twice = ExchangeFile.of([
      ExchangeFile.act, ExchangeFile.line(2), ExchangeFile.line(3, entity: 2, "thing", "{}"),
    ])

    #expect(
      try Self.complaint(about: Array(twice.utf8)) == IntakeFailure(line: 3, fault: .twoKinds)
    )
  }

  @Test func `what only a newer letgo knows is kept byte for byte`() throws {
    let (here, there) = (try TemporaryStore(), try TemporaryStore())
    let (store, other) = (try here.open(), try there.open())
    let fields = [
      #"{"name":"lamp","mood":{"deep":[1.50,1e3,null,"\u00e9\/"]},"outcome":"out 2026-11-29"}"#,
      #"{"z":true,"a":-0.0,"z":[]}"#,
    ]
    let lines = [
      ExchangeFile.act, ExchangeFile.line(2, "item", fields[0]),
      ExchangeFile.line(3, "round", fields[1]),
    ]

    try store.takeIn(ExchangeFile.of(lines))
    try other.takeIn(try store.exported())

    let kept = try other.database.rows("SELECT fields FROM op WHERE kind <> 'act' ORDER BY id") {
      $0.text(0) ?? ""
    }
    #expect(kept == fields)
    #expect(try other.items(.out).map(\.name.text) == ["lamp"])
    #expect(try other.damagedOps() == 0)
    #expect(try other.ops() == store.ops())
  }

  @Test func `what is missing falls back to a default`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    let file = """
      \u{FEFF}{"letgo":1,"later":[],"ops":[\r
        { "op" : [ "\(ExchangeFile.id(2))", null, null, null, null, { "name" : "lamp" } ] },\r

      {"op":["\(ExchangeFile.id(3))"]}\r
      ]}
      """

    try store.takeIn(file)

    #expect(try store.ops().count == 2)
    #expect(try store.damagedOps() == 0)
    let names = try store.database.rows("SELECT name FROM item ORDER BY id") { $0.text(0) ?? "" }
    #expect(names == ["lamp", "?"])
  }

  @Test func `one that is stopped on the way changes nothing`() throws {
    struct Stop: Error {}
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    let lines = (2..<600).map { ExchangeFile.line($0) }
    let intake = try Intake(ExchangeFile.of([ExchangeFile.act] + lines))

    for last in [0, 512, 599] {
      #expect(throws: Stop.self) {
        _ = try store.takeIn(intake) { step in
          if case .recording(let count, of: _) = step, count >= last { throw Stop() }
        }
      }
      #expect(try store.isEmpty)
      #expect(try store.projections().isEmpty)
    }
    #expect(try store.takeIn(intake).new == 599)
  }

  @Test func `a reader reads on while a file is taken in`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    let lines = (2..<600).map { ExchangeFile.line($0) }
    let intake = try Intake(ExchangeFile.of([ExchangeFile.act] + lines))
    let reader = try Store(readingAt: temporary.location)
    reader.database.wait(upTo: 0)

    var seen: [Bool] = []
    _ = try store.takeIn(intake) { _ in seen.append(try reader.isEmpty) }

    #expect(!seen.isEmpty)
    #expect(seen.allSatisfy { $0 })
    #expect(try reader.items(.out).count == 598)
  }
}
