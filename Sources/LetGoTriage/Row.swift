import LetGoCore

/// One row with its verdict.
///
/// It is lent for the length of a call and cannot be copied, since its name may still lie in the
/// buffer that the next row is read into.
package struct Row: ~Copyable {
  /// The line of the list on which it begins, counted from 1.
  package let line: Int
  /// What is known about the item: the row's own answers, and the defaults where it has none.
  package let answers: Answers
  /// What follows from them.
  package let judgement: Judgement
  private let label: Label
  let details: RowDetails

  init(
    line: Int,
    label: Label,
    answers: Answers,
    judgement: Judgement,
    details: RowDetails = RowDetails()
  ) {
    self.line = line
    self.label = label
    self.answers = answers
    self.judgement = judgement
    self.details = details
  }

  /// The item's name; it was checked when the row was read, so no refusal is to be expected here.
  package var name: Name {
    get throws(Name.Refusal) {
      switch label {
      case .made(let name): name
      case .plain(let bytes): try Name(bytes.text)
      }
    }
  }

  /// Appends the item's name in UTF-8, without making a string of it where none is needed.
  package func appendName(to bytes: inout [UInt8]) {
    switch label {
    case .made(let name): bytes.append(contentsOf: name.text.utf8)
    case .plain(let plain): plain.append(to: &bytes)
    }
  }
}
