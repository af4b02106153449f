/// Where the rows of one thread go while a list is judged by several.
///
/// A list is cut into blocks of whole records, and each lane judges the next block that nobody has
/// taken yet. What it makes of the rows it keeps to itself until its turn comes.
package struct Lane {
  /// Takes a row, beside other lanes taking theirs.
  let take: (borrowing Row) throws -> Void
  /// Hands on what was made of so many rows, in the order of the list and never beside another lane.
  let handOn: (_ rows: Int) throws -> Void

  /// After how many rows they are handed on where there is one lane.
  static let rowsAtOnce = 1_000

  package init(
    take: @escaping (borrowing Row) throws -> Void,
    handOn: @escaping (_ rows: Int) throws -> Void
  ) {
    self.take = take
    self.handOn = handOn
  }
}
