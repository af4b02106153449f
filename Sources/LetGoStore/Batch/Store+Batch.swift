import LetGoCore

/// What became, or would become, of the rows of a list.
package struct BatchTally: Equatable, Sendable {
  /// Rows that were not recorded before.
  package var new = 0
  /// Rows of which a list says something else now.
  package var changed = 0
  /// Rows that stay as they are recorded.
  package var unchanged = 0
  /// The act that records them; nil when there was nothing to write.
  package var act: ID?

  package init() {}
}

extension Store {
  /// How long a batch waits for another process, in milliseconds.
  private static let patienceOfBatch: Int64 = 30_000

  /// Gets ready for a long transaction: patience for others, and a cache of so many pages that does not
  /// spill.
  func prepareForBatch(keeping pages: Int = 8_192) throws {
    database.wait(upTo: Self.patienceOfBatch)
    try keepAllPages(pages)
  }

  /// Gives a transaction that may be long a cache that does not spill before it has so many pages.
  func keepAllPages(_ pages: Int = 8_192) throws {
    // A cache that has to spill takes the lock that stops readers long before the commit does. In
    // pages, since a size in bytes would count SQLite's own share too: 50,000 items change 3,250.
    try database.run(script: "PRAGMA cache_size = \(pages)")
  }

  /// Records a batch as one act, all or nothing; what is recorded already stays as it is.
  ///
  /// What a step throws undoes all of it.
  @discardableResult
  package func record(
    _ batch: Batch,
    step: (BatchStep) throws -> Void = { _ in }
  ) throws -> BatchTally {
    try prepareForBatch()
    return try transaction {
      try Pruning(database: database).run(asOf: batch.moment.day)
      let act = try Act(batch.verb, at: batch.moment, in: database)
      var tally = try batch.match(in: database) { try step(.comparing) }
      let total = tally.new + tally.changed
      if total > 0 {
        try act.record(batch) { try step(.recording($0, of: total)) }
      }
      database.syncJournalEarly()
      tally.act = act.id
      return tally
    }
  }

  /// Returns what recording a batch would come to now, and writes nothing.
  package func compare(_ batch: Batch) throws -> BatchTally {
    try reading { try batch.match(in: database) {} }
  }

  /// Hands over what would become of each row of a batch, in the order of the list, and writes nothing.
  package func preview(
    _ batch: Batch,
    each body: (BatchState, _ note: String) throws -> Void
  ) throws {
    _ = try compare(batch)
    try batch.eachNote(body)
  }
}

/// How far the recording of a batch has come; handed over often, so that it can be stopped by throwing.
package enum BatchStep: Equatable, Sendable {
  /// Rows are looked for in the store.
  case comparing
  /// So many of all rows are in the transaction.
  case recording(Int, of: Int)
}

extension Batch {
  /// Hands over the state and the words of each row, in order.
  fileprivate func eachNote(_ body: (BatchState, String) throws -> Void) throws {
    try eachSettledRow { row, settled in
      try body(settled?.state ?? row.state, row.text(.note) ?? "")
    }
  }
}
