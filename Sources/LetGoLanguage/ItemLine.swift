import LetGoCore

/// A line that names an item and may carry its answers: `bread maker, not since 2023, $60, two days`.
package struct ItemLine: Equatable, Sendable {
  /// The text of the name.
  package let name: String
  /// What the rest of the line says about it; empty when the whole line is the name.
  package let answers: Answers

  init(name: String, answers: Answers) {
    self.name = name
    self.answers = answers
  }

  /// Reads a line, seen from a day.
  ///
  /// What follows the first comma is taken for answers only when each part is one, to a question that
  /// no other part answers; else the commas belong to the name (`cups, plates and spoons`).
  package init(_ line: String, by reader: Reader, on today: Day) {
    let parts = Self.parts(of: line, isCommaDecimal: reader.words.isCommaDecimal)
    guard parts.count > 1, !parts[0].isEmpty,
      let answers = Self.answers(in: Self.joiningThousands(parts.dropFirst()), reader, today)
    else {
      name = line.trimmingBlanks()
      answers = Answers()
      return
    }
    name = parts[0]
    self.answers = answers
  }

  /// Cuts a line at its commas, but not at one that is the decimal mark of a number (`12,50 Euro`).
  private static func parts(of line: String, isCommaDecimal: Bool) -> [String] {
    var parts: [Substring] = []
    for part in line.split(separator: ",", omittingEmptySubsequences: false) {
      if isCommaDecimal, let last = parts.last, last.last?.isNumber == true,
        part.first?.isNumber == true
      {
        parts[parts.count - 1] = line[last.startIndex..<part.endIndex]
      } else {
        parts.append(part)
      }
    }
    return parts.map { $0.trimmingBlanks() }
  }

  private static func answers(in parts: [String], _ reader: Reader, _ today: Day) -> Answers? {
    var answers = Answers()
    for part in parts {
      var isTaken = false
      for question in answers.questions(for: part) where !isTaken {
        let reading = reader.read(part, about: Topic(question), on: today)
        isTaken = answers.take(reading, for: question, on: today)
      }
      guard isTaken else { return nil }
    }
    return answers
  }

  /// Puts `$1,200` together again, which the comma of its thousands has split.
  private static func joiningThousands(_ parts: ArraySlice<String>) -> [String] {
    parts.reduce(into: []) { joined, part in
      let isGroup = part.utf8.count == 3 && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
      if isGroup, let last = joined.last, last.last?.isNumber == true {
        joined[joined.count - 1] = last + part
      } else {
        joined.append(part)
      }
    }
  }
}

extension Answers {
  /// The questions without an answer, in the order in which a part of a line is tried on them.
  fileprivate func questions(for part: String) -> [Question] {
    // What has no letter is a number, and that is first a price, and never a year of last use.
    let isNumber = !part.contains(where: \.isLetter)
    let order: [Question] = isNumber ? [.cost, .minutes] : Question.allCases
    return order.filter { question in
      switch question {
      case .used: used == nil
      case .next: next == nil
      case .cost: cost == nil
      case .minutes: minutes == nil
      }
    }
  }
}
