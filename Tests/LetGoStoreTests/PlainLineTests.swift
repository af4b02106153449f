import LetGoCore
import Testing

@testable import LetGoStore

/// Lines that letgo wrote are read without SQLite's parser, and found to be the same by both.
struct PlainLineTests {
  private static func written(_ kind: String, _ fields: String) -> String {
    let ids = [7, 6, 7].map { "\"\(ExchangeFile.id($0))\"" }.joined(separator: ",")
    let op = "[\(ids),\"\(kind)\",\(TemporaryStore.noon),\(fields)]"
    return ExchangeFormat.line(op: op, checksum: Checksum.of(op))
  }

  private static let lines = [
    written("item", #"{"cost":"8","minutes":"10","name":"lamp","outcome":"out 2026-11-29"}"#),
    written("item", #"{"count":2,"listed":-7000000000000000001,"name":"Ä 椅子","location":null}"#),
    written("pause", #"{"began":"2026-11-29","name":"x","price":"249","reason":"slow, {\u007f}"}"#),
    written("thing", "{}"),
  ]

  @Test(arguments: [0, 3])
  func `what letgo writes mostly is read plainly, and as SQLite reads it`(index: Int) throws {
    let line = Self.lines[index]

    let plain = try #require(StagedOp(plain: line))

    #expect(try plain == StagedOp(line, by: Intake().scratch))
  }

  @Test(arguments: [
    written("item", #"{"name":"a \"lamp\""}"#), written("item", #"{"name":"lamp","x":1.5}"#),
    written("item", #"{"name":"lamp","x":true}"#), written("item", #"{"name":"lamp","x":[]}"#),
    written("item", #"{"name":"lamp", "count":2}"#), written("item", #"{"name":""}"#),
    written("item", #"{"count":01}"#), written("item", #"{"count":-0}"#),
    written("item", #"{"count":1234567890123456789}"#), written("mood", "{}"),
    written("act", "{}"),
    written("item", #"{"reason":"\#(String(repeating: "r", count: 2_001))"}"#),
    written("item", "{}").replacing("}],", with: "},1],"), written("item", "{}") + " ",
    written("item", "{}").replacing("checksum", with: "other"),
  ])
  func `what is written otherwise, or wrong, is left to SQLite's parser`(line: String) {
    #expect(StagedOp(plain: line) == nil)
  }

  @Test(arguments: lines)
  func `a line with another byte anywhere is never read otherwise than by SQLite`(
    line: String
  ) throws {
    let parser = try Intake().scratch
    // Without the checksum, which would hide all other differences.
    let op = Array(line.utf8.dropFirst(6).dropLast(47))
    for position in op.indices {
      for byte in "\"\\{}[],:-0a 9\u{1}\u{7F}".utf8 {
        var changed = op
        changed[position] = byte
        let text = String(decoding: changed, as: UTF8.self)
        guard let plain = StagedOp(plainOp: text) else { continue }
        #expect(
          try plain
            == StagedOp(ExchangeFormat.line(op: text, checksum: Checksum.of(text)), by: parser)
        )
      }
    }
  }
}
