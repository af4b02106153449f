import LetGoCore

/// What becomes, or would become, of one row of a list.
package enum BatchState: Int, Sendable {
  /// It was not recorded before.
  case new
  /// It was recorded before, or settled by hand since.
  case unchanged
  /// It was recorded before, and the list says something else of it now.
  case changed
  /// There is nothing to record of it.
  case skipped
  /// It could not be read.
  case error
}

/// What is to be recorded of a list, all of it read and judged before a store is touched.
///
/// The rows are packed, many to a record, in a database of this process alone, without a name, which
/// is memory until it grows over its cache. A class, because it owns that database.
package final class Batch {
  /// What the rows are about.
  package enum Kind: Sendable {
    /// Items that are let go and still here.
    case items
    /// Wishes that wait.
    case wishes
  }

  /// What the rows are about.
  package let kind: Kind
  /// The verb of the act that records them.
  let verb: String
  /// When the list was judged, which is when it is recorded.
  package let moment: Moment
  /// Holds what was set aside.
  let scratch: Database
  /// How many rows there are to record.
  package private(set) var count = 0
  private var packer = RowPacker()

  /// Whether the rows have their states by an earlier look at a store.
  var isMatched = false

  /// How many rows pass between two steps.
  static let stride = 256
  /// How many bytes of rows are packed into one record.
  private static let pageSize = 65_536

  /// Makes an empty batch.
  package init(of kind: Kind, by verb: String, at moment: Moment) throws {
    self.kind = kind
    self.verb = verb
    self.moment = moment
    scratch = try Database(path: "", for: .creating)
    // It goes with the process, so nothing in it has to survive anything.
    try scratch.run(
      script: """
        PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -2048;
        BEGIN;
        CREATE TABLE page (number INTEGER PRIMARY KEY, rows BLOB NOT NULL) STRICT;
        CREATE TABLE maybe (
          position INTEGER PRIMARY KEY, key TEXT NOT NULL, mark TEXT NOT NULL, digest INTEGER NOT NULL
        ) STRICT;
        CREATE TABLE settled (
          position INTEGER PRIMARY KEY, state INTEGER NOT NULL, entity BLOB NOT NULL
        ) STRICT;
        CREATE TABLE met (
          key TEXT NOT NULL, mark TEXT NOT NULL, PRIMARY KEY (key, mark)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE known (
          key TEXT NOT NULL, mark TEXT NOT NULL, digest INTEGER, entity BLOB NOT NULL,
          isOpen INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX known_by_digest ON known (key, mark, digest);
        CREATE INDEX known_by_mark ON known (key, mark);
        """
    )
  }

  /// Sets a row aside that is to be recorded, with words that `preview` gives back.
  package func add(_ entry: BatchEntry, note: String? = nil) throws {
    count += 1
    packer.pack(entry, note: note)
    try storeFullPage()
  }

  /// Sets a row aside of which there is nothing to record, for the sake of its words.
  package func pass(over state: BatchState, note: String) throws {
    packer.pack(state, note: note)
    try storeFullPage()
  }

  private func storeFullPage() throws {
    if packer.rows.count >= Self.pageSize { try storePage() }
  }

  private func storePage() throws {
    guard !packer.rows.isEmpty else { return }
    try scratch.run("INSERT INTO page (rows) VALUES (?1)", .blob(packer.rows))
    packer.removeAll()
  }
}

extension Batch {
  /// Hands over all rows in the order of the list, with their positions, which count from 1.
  ///
  /// A row may be looked at until `afterPage` has run, which is before the next one is handed over.
  func eachRow(
    _ body: (Int64, PackedRow) throws -> Void,
    afterPage: () throws -> Void = {}
  ) throws {
    try storePage()
    var position: Int64 = 0
    try scratch.eachRow("SELECT rows FROM page ORDER BY number") { page in
      // The rows lie in this array, which is there until they all were handed over.
      try page.blob(0).withUnsafeBytes { rows in
        var offset = 0
        while offset < rows.count, let start = rows.baseAddress {
          let row = PackedRow(at: start + offset)
          position += 1
          try body(position, row)
          offset += row.size
        }
        try afterPage()
      }
    }
  }
}
