import LetGoCore

/// Cells that could mean two things, of which neither the list nor its reader decides; they count as
/// unknown.
package struct Doubt: Equatable, Sendable {
  /// What is open about them.
  package let kind: Kind
  /// The line on which the first of them stands, counted from 1.
  package let line: Int
  /// The header of its column.
  package let header: String
  /// Its text, shortened and safe to print.
  package let text: String
  /// How many there are.
  package var count = 1

  /// What can be open about a cell.
  package enum Kind: Equatable, Sendable {
    /// Whether a mark stands before decimals or before thousands.
    case number(decimals: Amount, thousands: Amount)
    /// Which number is the day and which the month.
    case date
  }

  /// Returns whether both are open about the same.
  func isLike(_ other: Doubt) -> Bool {
    switch (kind, other.kind) {
    case (.number, .number), (.date, .date): true
    case (.number, .date), (.date, .number): false
    }
  }
}
