import LetGoCore

@testable import LetGoStore

extension Store {
  /// All that is recorded, as an export writes it.
  func exported() throws -> String {
    var text = ""
    _ = try exportOps(at: .noon()) { text += $0 }
    return text
  }

  /// Takes a text in as if it were a file, which is read in pieces of so many bytes.
  @discardableResult
  func takeIn(_ text: String, pieces: Int = 4_096) throws -> IntakeTally {
    try takeIn(Intake(text, pieces: pieces))
  }
}

extension Intake {
  /// Reads a text as if it were a file.
  convenience init(_ text: String, pieces: Int = 4_096) throws {
    try self.init(Array(text.utf8), pieces: pieces)
  }

  /// Reads bytes as if they were a file, in pieces of so many.
  convenience init(_ bytes: [UInt8], pieces: Int = 4_096) throws {
    var rest = bytes[...]
    try self.init { room in
      let piece = rest.prefix(min(pieces, room.count))
      room.copyBytes(from: piece)
      rest = rest.dropFirst(piece.count)
      return piece.count
    }
  }
}

/// A file as an export writes it, with lines of its own.
enum ExchangeFile {
  static let header = #"{"letgo":1,"ops":["#

  /// Returns the file of some lines.
  static func of(_ lines: [String]) -> String {
    ([header] + [lines.joined(separator: ",\n")] + [#"],"count":\#(lines.count)}"#])
      .joined(separator: "\n") + "\n"
  }

  /// Returns the line of an op; the number tells its id.
  static func line(
    _ number: Int,
    act: Int? = nil,
    entity: Int? = nil,
    _ kind: String = "item",
    _ fields: String = #"{"name":"lamp","outcome":"out 2026-11-29"}"#,
    stamp: Int64 = TemporaryStore.noon
  ) -> String {
    let parts = [number, act ?? 1, entity ?? number].map { "\"\(id($0))\"" }
    return #"{"op":[\#(parts.joined(separator: ",")),"\#(kind)",\#(stamp),\#(fields)]}"#
  }

  /// Returns the id of another device's op.
  static func id(_ number: Int) -> String {
    ID(device: 0xD1CE, number: UInt32(number), salt: 7).description
  }

  /// The line of the act that the others belong to.
  static let act = line(1, "act", #"{"verb":"gone","day":"2026-11-29"}"#)
}
