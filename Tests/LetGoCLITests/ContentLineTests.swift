import Foundation
import Testing

@testable import LetGoCLI

/// Lines of a calendar (RFC 5545, 3.1 and 3.3.11).
struct ContentLineTests {
  @Test(arguments: [
    ("a, b; c\\d", "a\\, b\\; c\\\\d"), ("one\ntwo", "one\\ntwo"), ("a: \"b\"", "a: \"b\""),
    ("x\u{1B}[31m", "x\u{FFFD}[31m"),
  ])
  func `a text is escaped`(text: String, value: String) {
    #expect(ContentLine.text("SUMMARY", text) == "SUMMARY:\(value)\r\n")
  }

  @Test(arguments: ["é", "x", "漢", "👨‍👩‍👧", "a,"])
  func `no line is longer than 75 bytes, no character is split, and nothing is lost`(unit: String) {
    for count in 1...90 {
      let value = String(repeating: unit, count: count)

      let folded = ContentLine.property("SUMMARY", value)

      let lines = folded.split(separator: "\r\n", omittingEmptySubsequences: false)
      #expect(lines.allSatisfy { $0.utf8.count <= 75 })
      #expect(lines.last == "")
      #expect(!folded.contains("\u{FFFD}"))
      #expect(
        folded.replacingOccurrences(of: "\r\n ", with: "", options: .literal)
          == "SUMMARY:\(value)\r\n"
      )
    }
  }
}
