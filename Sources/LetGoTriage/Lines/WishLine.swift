import LetGoCore

/// A wish with its price and why it is wished for: `bike, 249, for the commute`.
struct WishLine {
  let name: String
  let answers: Answers
  let reason: ByteView
}

extension AnswerReader {
  /// Reads a line that ends in no answer: as much of it as says a price, and a reason behind that.
  func read(wish line: ByteView) -> WishLine? {
    for comma in stride(from: line.count - 1, to: 0, by: -1)
    where line[comma] == UInt8(ascii: ",") {
      guard let (name, said) = read(line: line.part(0, comma)), said.cost != nil else { continue }
      let reason = line.part(comma + 1, line.count).trimmed
      return reason.isEmpty ? nil : WishLine(name: name, answers: said, reason: reason)
    }
    return nil
  }
}
