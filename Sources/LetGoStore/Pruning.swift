import LetGoCore

/// Takes the words of things that ended long ago out of the ops, and leaves the facts: ids, kinds and
/// days stay, so that a replay counts the same.
///
/// The one place where ops change. It depends on the day alone, so that each device does it for itself.
struct Pruning {
  let database: Database

  /// How many days after its end a thing loses its words, and how long what was let go can come back.
  static let days = 60

  /// The fields that hold words.
  private static let words = ["title", "note"]

  /// Prunes what ended long enough before a day; the first write of a day finds it, later ones nothing.
  ///
  /// Runs in the transaction of that write, and so before the day's backup, which holds no words then
  /// that the store has given up.
  func run(asOf today: Day) throws {
    // As the index `thing_with_words` has it, so that a long past costs nothing.
    let things = try database.rows(
      """
      SELECT id FROM thing
      WHERE title IS NOT NULL AND coalesce(finished, discarded) IS NOT NULL
        AND coalesce(finished, discarded) <= ?1
      """,
      .integer(today.number - Self.days)
    ) { try $0.id(0) }
    for thing in things {
      let ops = try database.rows(
        "SELECT \(StoredOp.columns) FROM op WHERE \(StoredOp.isAboutEntity)",
        .blob(thing.bytes),
        row: StoredOp.init
      )
      for op in ops { try prune(op) }
      try Projection(database: database).refresh(thing, kind: .thing)
    }
  }

  private func prune(_ op: StoredOp) throws {
    var fields = op.fields
    for word in Self.words {
      // Again while there is one: a key may stand there twice.
      while try has(word, in: fields) {
        fields =
          try database.first("SELECT json_remove(?1, ?2)", .text(fields), .text("$.\(word)")) {
            $0.text(0) ?? "{}"
          } ?? "{}"
      }
    }
    guard fields != op.fields, let line = op.line(fields: fields) else { return }
    try database.run(
      "UPDATE op SET fields = ?2, checksum = ?3 WHERE id = ?1",
      .blob(op.id),
      .text(fields),
      .blob(Checksum.of(line))
    )
  }

  private func has(_ word: String, in fields: String) throws -> Bool {
    try database.integer(
      "SELECT json_type(?1, ?2) IS NOT NULL",
      .text(fields),
      .text("$.\(word)")
    ) == 1
  }
}
