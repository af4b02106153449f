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

  /// How many ops came up, those that came up before included; tells where each was found.
  private(set) var position = 0

  /// Makes one that nothing is set aside in yet.
  package init() throws {
    scratch = try Database(path: "", for: .creating)
    // It goes with the process, so nothing in it has to survive anything.
    try scratch.run(
      script: """
        PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -24576;
        BEGIN;
        CREATE TABLE staged (
          id BLOB NOT NULL PRIMARY KEY, act BLOB NOT NULL, entity BLOB NOT NULL,
          kind TEXT NOT NULL, fields TEXT NOT NULL, stamp INTEGER NOT NULL,
          checksum BLOB NOT NULL, line INTEGER NOT NULL, heard INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE act (id BLOB NOT NULL PRIMARY KEY) STRICT, WITHOUT ROWID;
        CREATE TABLE fresh (id BLOB NOT NULL PRIMARY KEY, heard INTEGER NOT NULL) STRICT, WITHOUT ROWID;
        CREATE TABLE entity (id BLOB NOT NULL PRIMARY KEY) STRICT, WITHOUT ROWID;
        CREATE TABLE kind (
          entity BLOB NOT NULL PRIMARY KEY, kind TEXT NOT NULL, line INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        """
    )
  }

  /// Reads and judges a whole file, as an export writes it.
  ///
  /// Throws `IntakeFailure`, and what the source or a step throws.
  package convenience init(
    reading source: @escaping ByteSource,
    step: (IntakeStep) throws -> Void = { _ in }
  ) throws {
    try self.init()
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
      op = try StagedOp(plain: line) ?? StagedOp(line, by: scratch)
    } catch let fault as IntakeFailure.Fault {
      throw lines.fault(fault)
    }
    guard try stage(op, foundOn: lines.number) else { throw lines.fault(.repeatedID) }
  }

  /// Sets an op aside; false when its id stands for another op already.
  private func stage(_ op: StagedOp, foundOn line: Int, hearing heard: Int = .max) throws -> Bool {
    let insertion = try scratch.statement(
      """
      INSERT INTO staged (id, act, entity, kind, fields, stamp, checksum, line, heard)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9) ON CONFLICT (id) DO NOTHING
      """
    )
    try insertion.bind(1, op.id)
    try insertion.bind(2, op.act)
    try insertion.bind(3, op.entity)
    try insertion.bind(4, op.kind)
    try insertion.bind(5, op.fields)
    try insertion.bind(6, op.stamp)
    try insertion.bind(7, op.checksum)
    try insertion.bind(8, Int64(line))
    try insertion.bind(9, Int64(heard))
    try insertion.runAgain()
    if scratch.changes == 1 {
      count += 1
      return true
    }
    let known = try scratch.first(
      "SELECT checksum FROM staged WHERE id = ?1",
      .blob(op.id.bytes)
    ) { $0.blob(0) }
    return known == op.checksum
  }
}

extension Intake {
  /// Judges ops that travel together and sets them aside, all or none of them; each has to be written
  /// by one of some devices, who knew so many of the store's own segments then, and to be of one kind with
  /// what the store has of its entity.
  ///
  /// Throws `IntakeFailure`, its line counted from 1 among these.
  package func add(
    _ lines: [String],
    by devices: Set<UInt64>,
    hearing heard: Int = .max,
    beside store: Store
  ) throws {
    let start = position
    var newcomers: [Newcomer] = []
    do {
      for (index, line) in lines.enumerated() {
        position += 1
        try blaming(index) {
          let op = try judge(line)
          guard devices.contains(op.id.device) else {
            throw IntakeFailure.Fault.otherDevice(op.id.device)
          }
          if try isNew(op) { newcomers.append(Newcomer(index: index, entity: op.entity, op.kind)) }
          // Another one of the same id is the same with or without its pruned words: the first will do.
          _ = try stage(op, foundOn: position, hearing: heard)
        }
      }
      // Under one lock, which costs more than what is read under it.
      try store.reading {
        guard try store.database.integer("SELECT EXISTS (SELECT 1 FROM op)") == 1 else { return }
        for newcomer in newcomers {
          try blaming(newcomer.index) { try newcomer.check(in: store.database) }
        }
      }
    } catch let failure as IntakeFailure {
      try drop(after: start)
      throw failure
    }
  }

  /// An entity that came up for the first time.
  private struct Newcomer {
    /// Which of the lines it came up on, counted from 0.
    let index: Int
    let entity: ID
    let kind: String

    init(index: Int, entity: ID, _ kind: String) {
      self.index = index
      self.entity = entity
      self.kind = kind
    }

    /// Complains when it is of another kind in a store.
    func check(in database: Database) throws {
      let known = try database.first(
        "SELECT kind FROM op WHERE \(StoredOp.isAboutEntity) LIMIT 1",
        .blob(entity.bytes)
      ) { $0.text(0) ?? "" }
      guard known == nil || known == kind else { throw IntakeFailure.Fault.twoKinds }
    }
  }

  /// Runs the body on one of some lines, counted from 0, which is to blame for what is thrown.
  private func blaming(_ index: Int, _ body: () throws -> Void) throws {
    do {
      try body()
    } catch let fault as IntakeFailure.Fault {
      throw IntakeFailure(line: index + 1, fault: fault)
    }
  }

  private func judge(_ line: String) throws -> StagedOp {
    if let op = StagedOp(plainOp: line) { return op }
    try LineReader.check(line.utf8)
    // With a checksum as an export has it, so that what is not written the one way is refused.
    return try StagedOp(
      ExchangeFormat.line(op: line, checksum: Checksum.of(line)),
      by: scratch
    )
  }

  /// Returns whether an op's entity comes up for the first time, and complains when it did as another
  /// kind.
  private func isNew(_ op: StagedOp) throws -> Bool {
    let insertion = try scratch.statement(
      "INSERT INTO kind (entity, kind, line) VALUES (?1, ?2, ?3) ON CONFLICT (entity) DO NOTHING"
    )
    try insertion.bind(1, op.entity)
    try insertion.bind(2, op.kind)
    try insertion.bind(3, Int64(position))
    try insertion.runAgain()
    if scratch.changes == 1 { return true }
    let known = try scratch.first(
      "SELECT kind FROM kind WHERE entity = ?1",
      .blob(op.entity.bytes)
    ) { $0.text(0) }
    guard known == op.kind else { throw IntakeFailure.Fault.twoKinds }
    return false
  }

  /// Forgets what was found after a position.
  private func drop(after start: Int) throws {
    try scratch.run("DELETE FROM kind WHERE line > ?1", .integer(start))
    try scratch.run("DELETE FROM staged WHERE line > ?1", .integer(start))
    count -= Int(try scratch.integer("SELECT changes()"))
  }
}
