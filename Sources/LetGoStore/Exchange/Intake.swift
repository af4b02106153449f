import LetGoCore

/// How far a file has come; handed over often, so that it can be shown, and stopped by throwing.
package enum IntakeStep: Equatable, Sendable {
  /// So many ops are read and judged; nothing is locked yet.
  case reading(Int)
  /// So many of all ops are in the transaction.
  case recording(Int, of: Int)
}

/// The ops of a file, all of them judged and set aside before a store is touched.
///
/// They lie in a database of this process alone, without a name, which is memory until it grows over
/// its cache. A class, because it owns that database.
package final class Intake {
  /// Holds what was judged.
  let scratch: Database
  /// How many different ops the file has.
  package private(set) var count = 0

  /// How many ops pass between two steps.
  static let stride = 256

  /// Reads and judges a whole file, as an export writes it.
  ///
  /// Throws `IntakeFailure`, and what the source or a step throws.
  package init(
    reading source: @escaping ByteSource,
    step: (IntakeStep) throws -> Void = { _ in }
  ) throws {
    scratch = try Database(path: "", for: .creating)
    // It goes with the process, so nothing in it has to survive anything.
    try scratch.run(
      script: """
        PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -24576;
        BEGIN;
        CREATE TABLE staged (
          id BLOB NOT NULL PRIMARY KEY, act BLOB NOT NULL, entity BLOB NOT NULL,
          kind TEXT NOT NULL, fields TEXT NOT NULL, stamp INTEGER NOT NULL,
          checksum BLOB NOT NULL, line INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE act (id BLOB NOT NULL PRIMARY KEY) STRICT, WITHOUT ROWID;
        CREATE TABLE entity (id BLOB NOT NULL PRIMARY KEY) STRICT, WITHOUT ROWID;
        """
    )
    var lines = LineReader(source)
    try readHeader(&lines)
    var read = 0
    while let line = try lines.next() {
      let text = line.trimmingBlanks()
      if text.isEmpty { continue }
      if text.hasPrefix("]") {
        try readTrailer(text, after: read, &lines)
        return
      }
      try stage(text.hasSuffix(",") ? String(text.dropLast()) : text, from: lines)
      read += 1
      if read % Self.stride == 0 { try step(.reading(read)) }
    }
    throw lines.fault(.truncated)
  }

  private func readHeader(_ lines: inout LineReader) throws {
    guard let line = try lines.next() else { throw lines.fault(.noHeader) }
    let document = line + ExchangeFormat.endOfHeader
    guard try isJSON(document) else { throw lines.fault(.noHeader) }
    let version = try scratch.integer("SELECT json_extract(?1, '$.letgo')", .text(document))
    guard version >= 1 else { throw lines.fault(.noHeader) }
    guard version <= ExchangeFormat.version else {
      throw lines.fault(.newer(version: version, known: ExchangeFormat.version))
    }
  }

  private func readTrailer(_ line: String, after read: Int, _ lines: inout LineReader) throws {
    let document = ExchangeFormat.startOfTrailer + line
    guard try isJSON(document) else { throw lines.fault(.notJSON) }
    // Where it does not say how many, it is enough that it ends.
    let said = try scratch.first(
      "SELECT json_extract(?1, '$.count')",
      .text(document)
    ) { row in row.isNull(0) ? read : Int(row.integer(0)) }
    guard let said, said == read else { throw lines.fault(.badCount(said: said ?? 0, found: read)) }
    while let line = try lines.next() {
      guard line.trimmingBlanks().isEmpty else { throw lines.fault(.afterEnd) }
    }
  }

  private func isJSON(_ text: String) throws -> Bool {
    try scratch.integer("SELECT json_valid(?1)", .text(text)) == 1
  }

  private func stage(_ line: String, from lines: LineReader) throws {
    let op: StagedOp
    do {
      op = try StagedOp(line, by: scratch)
    } catch let fault as IntakeFailure.Fault {
      throw lines.fault(fault)
    }
    let known = try scratch.first(
      "SELECT checksum FROM staged WHERE id = ?1",
      .blob(op.id.bytes)
    ) { $0.blob(0) }
    if let known {
      guard known == op.checksum else { throw lines.fault(.repeatedID) }
      return
    }
    try scratch.run(
      """
      INSERT INTO staged (id, act, entity, kind, fields, stamp, checksum, line)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
      """,
      .blob(op.id.bytes),
      .blob(op.act.bytes),
      .blob(op.entity.bytes),
      .text(op.kind),
      .text(op.fields),
      .integer(op.stamp),
      .blob(op.checksum),
      .integer(lines.number)
    )
    count += 1
  }
}
