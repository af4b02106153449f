import LetGoCore

/// Why one row of a list got no verdict.
package struct RowProblem: Equatable, Sendable {
  /// The line of the list on which the row begins, counted from 1.
  package let line: Int
  /// What is wrong with it.
  package let fault: Fault

  /// What can be wrong with a row; texts from the list are shortened and safe to print.
  package enum Fault: Error, Equatable, Sendable {
    /// A quote is never closed, or not within a mebibyte.
    case unclosedQuote
    /// The line is longer than a mebibyte.
    case tooLong
    /// It is no JSON object, or not a whole one.
    case notJSON
    /// Another list of objects begins behind the one that is read.
    case otherList
    /// There is something in a cell beyond the columns of the header.
    case tooManyCells(expected: Int)
    /// The row is not valid UTF-8.
    case notUTF8
    /// The item cannot be called that.
    case badName(Name.Refusal, text: String)
    /// The cell does not answer its column's question.
    case unreadable(Column, header: String, text: String)
    /// The last use lies after today.
    case usedInFuture(header: String, text: String)
  }
}

extension ByteView {
  /// The first 80 characters, with nothing in them that could steer a terminal.
  var excerpt: String {
    // No character that is worth showing takes more than a few bytes.
    let text = part(0, min(count, 400)).text.withoutControls()
    return text.count > 80 || count > 400 ? text.prefix(79) + "…" : text
  }
}
