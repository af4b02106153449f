import LetGoCore

/// How many rows a list had, and what became of them.
package struct Tally: Equatable, Sendable {
  /// Every row, without the header; counted as it is read, apart from the others.
  package var rows = 0
  /// Rows to keep.
  package var keep = 0
  /// Rows to let go.
  package var letGo = 0
  /// Rows that no rule decides.
  package var undecided = 0
  /// Rows that name no item: empty lines, empty names, and what stands before the header.
  package var skipped = 0
  /// Rows that could not be read.
  package var errors = 0
  /// Of the skipped rows, those whose item is gone or done.
  package var past = 0
  /// How many pieces the rows to keep are.
  package var keepPieces = 0
  /// How many pieces the rows to let go are.
  package var letGoPieces = 0
  /// How many pieces the undecided rows are.
  package var undecidedPieces = 0

  package init() {}

  /// Whether each row is accounted for.
  package var addsUp: Bool { rows == keep + letGo + undecided + skipped + errors }

  /// Counts a verdict.
  mutating func count(_ verdict: Verdict, pieces: Int = 1) {
    switch verdict {
    case .keep:
      keep += 1
      keepPieces += pieces
    case .letGo:
      letGo += 1
      letGoPieces += pieces
    case .undecided:
      undecided += 1
      undecidedPieces += pieces
    }
  }

  /// Counts a row that was undecided anew, now that more is known about it.
  package mutating func decide(_ verdict: Verdict, pieces: Int = 1) {
    undecided -= 1
    undecidedPieces -= pieces
    count(verdict, pieces: pieces)
  }

  /// Adds the counts of another list.
  package mutating func add(_ other: Tally) {
    rows += other.rows
    keep += other.keep
    letGo += other.letGo
    undecided += other.undecided
    skipped += other.skipped
    errors += other.errors
    past += other.past
    keepPieces += other.keepPieces
    letGoPieces += other.letGoPieces
    undecidedPieces += other.undecidedPieces
  }
}
