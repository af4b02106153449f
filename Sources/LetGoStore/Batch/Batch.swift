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
/// It lies in a database of this process alone, without a name, which is memory until it grows over
/// its cache. A class, because it owns that database.
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
  /// What is set of every row, and the same in all of them.
  private let outcome: String
  private let began: String
  private var insert: Statement?

  /// Whether the rows have their states by an earlier look at a store.
  var isMatched = false

  /// How many rows pass between two steps.
  static let stride = 256

  /// Makes an empty batch.
  package init(of kind: Kind, by verb: String, at moment: Moment) throws {
    self.kind = kind
    self.verb = verb
    self.moment = moment
    outcome = Outcome(.decided, on: moment.day).description
    began = moment.day.description
    scratch = try Database(path: "", for: .creating)
    // It goes with the process, so nothing in it has to survive anything.
    try scratch.run(
      script: """
        PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -24576;
        BEGIN;
        CREATE TABLE staged (
          position INTEGER PRIMARY KEY, state INTEGER NOT NULL, entity BLOB,
          name TEXT, key TEXT, mark TEXT, digest INTEGER, fields TEXT, location TEXT,
          used TEXT, next TEXT, cost TEXT, minutes TEXT, exemption TEXT, count INTEGER,
          reason TEXT, note TEXT
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
    let words = EntryWords(entry, outcome: outcome, began: began)
    let insert = try insert ?? scratch.statement(EntryWords.insert)
    self.insert = insert
    try words.bind(to: insert)
    try insert.bind(EntryWords.note, note)
    try insert.runAgain()
  }

  /// Sets a row aside of which there is nothing to record, for the sake of its words.
  package func pass(over state: BatchState, note: String) throws {
    try scratch.run(
      "INSERT INTO staged (state, note) VALUES (?1, ?2)",
      .integer(state.rawValue),
      .text(note)
    )
  }
}
