/// What a person said about how a list is written; what was not said is detected.
package struct ReadingChoice: Equatable, Sendable {
  /// Its format.
  package var format: ListFormat?
  /// What its file's name says of the format, which its bytes may contradict.
  package var hint: ListFormat?
  /// What stands between cells.
  package var delimiter: UInt8?
  /// How its characters are written.
  package var encoding: TextEncoding?
  /// What stands before decimals.
  package var decimal: DecimalMark?
  /// What stands first in its dates.
  package var dayOrder: DayOrder?
  /// Where its header is.
  package var header: Header?
  /// The headers of columns by what they are about.
  package var columns: [Column: String] = [:]

  /// Where a header is.
  package enum Header: Equatable, Sendable {
    case line(Int)
    /// There is none: columns are called by their numbers, from 1.
    case none
  }

  package init() {}
}

/// Why a list cannot be read as the table that it is; texts are safe to print.
package enum LayoutFailure: Error, Equatable {
  /// It is no text, so that there is no list in it.
  case noText(NoText)
  /// None of its headers names the item.
  case noItem(headers: [String])
  /// It has no column that a person named.
  case noColumn(String, headers: [String])
  /// It is an object in which there are several lists of objects, or one further down.
  case noSingleList(keys: [String])
  /// It ends, or what detection sees of it, before the line of the header.
  case noHeader(line: Int)
}
