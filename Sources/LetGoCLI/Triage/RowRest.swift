import LetGoTriage

/// What a row says besides its name and its answers, kept for longer than the row is lent.
struct RowRest {
  /// How many pieces it is.
  var pieces = 1
  /// Where it is.
  var place: String?
  /// What the list calls it by.
  var reference: String?
  /// What is noted about it.
  var note: String?
  /// The row as it stands in the list, where that is kept.
  var source: [UInt8]?

  init() {}

  init(_ row: borrowing Row) {
    pieces = row.quantity
    place = row.place
    reference = row.reference
    note = row.note
    source = row.source
  }
}
