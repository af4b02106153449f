import LetGoCore
import LetGoTerminal
import LetGoTriage

/// The lines of a list's rows, gathered into pages: a call of the system for each would take longer
/// than all the rest.
struct RowLines {
  private var page: [UInt8] = []
  private var reasons: ReasonTexts

  /// How many bytes are written together.
  private static let pageSize = 65_536

  init(_ wording: Wording) {
    reasons = ReasonTexts(wording)
  }

  /// Appends verdict, item and reason with tabs between them; returns whether a page is full.
  mutating func append(_ row: borrowing Row) -> Bool {
    page.append(contentsOf: row.judgement.verdict.rawValue.utf8)
    page.append(UInt8(ascii: "\t"))
    row.appendName(to: &page)
    page.append(UInt8(ascii: "\t"))
    reasons.append(row.judgement.reason, to: &page)
    return endLine()
  }

  /// Appends one JSON object; returns whether a page is full.
  mutating func appendJSON(_ row: borrowing Row) throws -> Bool {
    append(VerdictRow(name: try row.name, judgement: row.judgement), asJSON: true)
  }

  /// Appends a row that is known by its name; returns whether a page is full.
  mutating func append(_ row: VerdictRow, asJSON: Bool) -> Bool {
    let reason = text(of: row.judgement.reason)
    let line = asJSON ? row.json(reason: reason) : row.columns(reason: reason)
    page.append(contentsOf: line.utf8)
    return endLine()
  }

  /// Returns a reason in words.
  mutating func text(of reason: Reason) -> String {
    var bytes: [UInt8] = []
    reasons.append(reason, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes what was gathered.
  mutating func write(to output: Output) throws {
    try output.write(page)
    page.removeAll(keepingCapacity: true)
  }

  private mutating func endLine() -> Bool {
    page.append(UInt8(ascii: "\n"))
    return page.count >= Self.pageSize
  }
}
