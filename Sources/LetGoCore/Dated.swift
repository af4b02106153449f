// An answer or an outcome and its day are one value, because they are only true together; the store
// keeps them in one text, so that a merge never takes the one without the other.

extension Use: LosslessStringConvertible {
  /// Reads the form that `description` writes, or returns nil.
  package init?(_ text: String) {
    guard let (word, day) = datedWord(text) else { return nil }
    if word == "last" {
      self = .last(day)
    } else if let answer = Answer(rawValue: word) {
      self = .said(answer, on: day)
    } else {
      return nil
    }
  }

  /// The answer as the store writes it: `no 2026-11-30`, `last 2026-08-01`.
  package var description: String { String(written: append) }

  /// Appends the description in ASCII.
  package func append(to bytes: inout [UInt8]) {
    switch self {
    case .said(let answer, on: let day): day.append(after: answer.rawValue, to: &bytes)
    case .last(let day): day.append(after: "last", to: &bytes)
    }
  }
}

extension Forecast: LosslessStringConvertible {
  /// Reads the form that `description` writes, or returns nil.
  package init?(_ text: String) {
    guard let (word, day) = datedWord(text), let answer = Answer(rawValue: word) else {
      return nil
    }
    self.init(answer, asked: day)
  }

  /// The answer as the store writes it: `no 2026-11-30`.
  package var description: String { String(written: append) }

  /// Appends the description in ASCII.
  package func append(to bytes: inout [UInt8]) {
    asked.append(after: answer.rawValue, to: &bytes)
  }
}

extension Outcome: LosslessStringConvertible {
  /// Reads the form that `description` writes, or returns nil.
  package init?(_ text: String) {
    guard let (word, day) = datedWord(text), let kind = Kind(rawValue: word) else { return nil }
    self.init(kind, on: day)
  }

  /// The outcome as the store writes it: `boxed 2026-11-30`.
  package var description: String { "\(kind.rawValue) \(day)" }
}

extension PauseEnding: LosslessStringConvertible {
  /// Reads the form that `description` writes, or returns nil.
  package init?(_ text: String) {
    guard let (word, day) = datedWord(text), let kind = Kind(rawValue: word) else { return nil }
    self.init(kind, on: day)
  }

  /// The ending as the store writes it: `passed 2026-12-30`.
  package var description: String { "\(kind.rawValue) \(day)" }
}

extension Day {
  fileprivate func append(after word: String, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: word.utf8)
    bytes.append(UInt8(ascii: " "))
    append(to: &bytes)
  }
}

/// Returns the word and the day of a text like `no 2026-11-30`.
private func datedWord(_ text: String) -> (word: String, day: Day)? {
  guard let blank = text.lastIndex(of: " "), let day = Day(String(text[blank...].dropFirst()))
  else { return nil }
  return (String(text[..<blank]), day)
}
