import LetGoCore

extension Store {
  /// Runs the body in a transaction, and returns what it returns once that is saved.
  ///
  /// Throws `StoreFailure.unsettled` when the end fails and what was written may be there all the
  /// same, as after a sync or an unlocking that failed when the journal was gone already.
  func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try transaction(body) { _ in try Device(in: database).newest(in: database) }
  }

  /// Runs the body in a transaction of which an op is known that is there when it is saved; nil when
  /// it writes none.
  func transaction<Result>(
    _ body: () throws -> Result,
    writing op: (Result) throws -> ID?
  ) throws -> Result {
    var written: ID?
    do {
      return try database.transaction {
        let result = try body()
        written = try op(result)
        return result
      }
    } catch let error as SQLiteError where error.statement == "COMMIT" {
      guard let written, !isAbsent(written) else { throw error }
      throw StoreFailure.unsettled(error)
    }
  }

  /// Whether a connection of its own is certain that there is no such op.
  private func isAbsent(_ op: ID) -> Bool {
    let sql = "SELECT EXISTS (SELECT 1 FROM op WHERE id = ?1)"
    return (try? reopen().integer(sql, .blob(op.bytes))) == 0
  }
}
