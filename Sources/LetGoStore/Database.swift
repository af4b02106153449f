import CPageSums
import CSQLite
import LetGoSystem

/// One connection to an SQLite database.
///
/// A class, because it owns the handle and closes it.
final class Database {
  private let handle: OpaquePointer
  private var prepared: [String: Statement] = [:]
  // On the heap, where SQLite finds it as long as the connection lives.
  private let patience: UnsafeMutablePointer<Patience>

  /// What came of making the file system with page sums known, once for the process.
  private static let registration = letgo_register_page_sums()

  /// How a database is opened.
  enum Access {
    /// So that nothing is ever written, not even what a writer that was killed left to be rolled back;
    /// where there is such a journal, a read is refused (SQLITE_READONLY_ROLLBACK).
    case reading
    case writing
    /// For writing, and made when there is none.
    case creating

    fileprivate var flags: Int32 {
      switch self {
      case .reading: SQLITE_OPEN_READONLY
      case .writing: SQLITE_OPEN_READWRITE
      case .creating: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      }
    }
  }

  /// Opens the database in a file; `:memory:` makes one that goes with the process.
  init(path: String, for access: Access) throws(SQLiteError) {
    var opened: OpaquePointer?
    // One thread uses a connection, so SQLite's own mutexes would only cost.
    let flags = access.flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    var code = Self.registration
    if code == SQLITE_OK { code = sqlite3_open_v2(path, &opened, flags, LETGO_PAGE_SUMS) }
    guard code == SQLITE_OK, let opened else {
      // "unable to open database file" is all that SQLite says; the system knows why.
      let cause = sqlite3_system_errno(opened)
      let message =
        cause != 0 ? String(cString: strerror(cause)) : String(cString: sqlite3_errstr(code))
      sqlite3_close_v2(opened)
      throw SQLiteError(code: code, message: message, statement: "open")
    }
    handle = opened
    // Heeded only where nothing was written yet, or all is written anew. What has no file refuses.
    letgo_reserve_page_sums(opened)
    patience = .allocate(capacity: 1)
    patience.initialize(to: Patience(milliseconds: 0))
  }

  /// Opens the database in a file, waiting up to so many milliseconds for a lock, then and later.
  static func opened(
    _ path: String,
    for access: Access,
    waitingUpTo milliseconds: Int64
  ) throws(SQLiteError) -> Database {
    var patience = Patience(milliseconds: milliseconds)
    while true {
      let database = try Database(path: path, for: access)
      do {
        // What a killed writer left is played back at the first reading, which needs all locks. Refused
        // them, and refused to give back those it has, SQLite takes it for done at its next try and
        // writes over the journal, so that each try is made by a connection of its own.
        _ = try database.integer("PRAGMA schema_version")
        database.wait(upTo: milliseconds)
        return database
      } catch {
        guard error.isBusy, patience.waits(isFirst: false) else { throw error }
      }
    }
  }

  deinit {
    prepared.removeAll()
    sqlite3_close_v2(handle)
    patience.deallocate()
  }

  /// The path of the file, or nil for a database that has none.
  var path: String? {
    guard let name = sqlite3_db_filename(handle, "main") else { return nil }
    let path = String(cString: name)
    return path.isEmpty ? nil : path
  }

  /// Makes calls that meet a lock wait up to so many milliseconds, each or, with `inAll`, together.
  func wait(upTo milliseconds: Int64, inAll: Bool = false) {
    patience.pointee = Patience(milliseconds: milliseconds, inAll: inAll)
    sqlite3_busy_handler(
      handle,
      { patience, refusals in
        let patience = patience?.assumingMemoryBound(to: Patience.self)
        return patience?.pointee.waits(isFirst: refusals == 0) == true ? 1 : 0
      },
      patience
    )
  }

  /// Runs a script of one or more statements that return nothing.
  func run(script: String) throws(SQLiteError) {
    let code = sqlite3_exec(handle, script, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code, in: script) }
  }

  /// Runs one statement with its parameters.
  func run(_ sql: String, _ values: SQLValue...) throws(SQLiteError) {
    let statement = try prepare(sql)
    defer { statement.reset() }
    try statement.bind(values)
    while try statement.step() {}
  }

  /// Returns what a query finds, each row made by `row`; the query is finished when this returns.
  func rows<Row>(
    _ sql: String,
    _ values: SQLValue...,
    row: (Statement) throws -> Row
  ) throws -> [Row] {
    try rows(sql, values, row: row)
  }

  /// Returns what a query finds, its parameters in an array.
  func rows<Row>(
    _ sql: String,
    _ values: [SQLValue],
    row: (Statement) throws -> Row
  ) throws -> [Row] {
    let statement = try prepare(sql)
    defer { statement.reset() }
    try statement.bind(values)
    var found: [Row] = []
    while try statement.step() { found.append(try row(statement)) }
    return found
  }

  /// Hands over what a query finds, row by row; meant for what is this process's alone, since a lock
  /// is held all the while.
  func eachRow(_ sql: String, _ body: (Statement) throws -> Void) throws {
    let statement = try prepare(sql)
    defer { statement.reset() }
    while try statement.step() { try body(statement) }
  }

  /// Returns a statement to be bound and run many times.
  func statement(_ sql: String) throws(SQLiteError) -> Statement {
    try prepare(sql)
  }

  /// Returns the first row that a query finds, or nil.
  func first<Row>(
    _ sql: String,
    _ values: SQLValue...,
    row: (Statement) throws -> Row
  ) throws -> Row? {
    let statement = try prepare(sql)
    defer { statement.reset() }
    try statement.bind(values)
    return try statement.step() ? try row(statement) : nil
  }

  /// Returns the whole number that a query finds in its first row and column, or 0.
  func integer(_ sql: String, _ values: SQLValue...) throws(SQLiteError) -> Int64 {
    let statement = try prepare(sql)
    defer { statement.reset() }
    try statement.bind(values)
    return try statement.step() ? statement.integer(0) : 0
  }

  /// How many rows the last statement that writes has changed.
  var changes: Int { Int(sqlite3_changes(handle)) }

  /// Runs the body in a transaction that takes the write lock first, and commits what it did.
  ///
  /// IMMEDIATE, because a transaction that turns from reading to writing is refused in spite of the
  /// busy timeout (https://sqlite.org/lang_transaction.html). Anything thrown rolls all of it back.
  func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try run(script: "BEGIN IMMEDIATE")
    do {
      let result = try body()
      try run(script: "COMMIT")
      return result
    } catch {
      // Some errors have rolled back already; then there is nothing left to end.
      if sqlite3_get_autocommit(handle) == 0 { try? run(script: "ROLLBACK") }
      throw error
    }
  }

  /// Has the disk take what is in the journal so far, while readers still read.
  ///
  /// A commit waits for that under the lock that stops them. An error here is left to it: it asks the
  /// disk again, and what it is told decides.
  func syncJournalEarly() {
    guard let path else { return }
    let journal = open(path + "-journal", O_RDONLY | O_CLOEXEC)
    guard journal >= 0 else { return }
    fsync(journal)
    close(journal)
  }

  /// Runs the body in one reading transaction, so that all it reads is one state under one lock.
  func snapshot<Result>(_ body: () throws -> Result) throws -> Result {
    guard sqlite3_get_autocommit(handle) != 0 else { return try body() }
    // Deferred: the first read takes the lock, and nothing in the body turns it into a writer's.
    try run(script: "BEGIN")
    // A read has nothing to save; where this can't end it, closing does.
    defer { try? run(script: "COMMIT") }
    return try body()
  }

  private func prepare(_ sql: String) throws(SQLiteError) -> Statement {
    if let known = prepared[sql] { return known }
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
    guard code == SQLITE_OK, let statement else { throw error(code, in: sql) }
    let made = Statement(statement)
    prepared[sql] = made
    return made
  }

  private func error(_ code: Int32, in sql: String) -> SQLiteError {
    SQLiteError(code: code, message: String(cString: sqlite3_errmsg(handle)), statement: sql)
  }
}
