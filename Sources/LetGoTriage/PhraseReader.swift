import LetGoCore
import LetGoLanguage

/// Tells what cells in words mean, by the language reader.
///
/// The last few are remembered, since a column says `yes` or `no idea` many times. It cannot be
/// copied: a copy of its tables would cost more than most cells.
struct PhraseReader: ~Copyable {
  private let reader: Reader
  /// What reads a cell that the first one can't, so that a list means the same whatever is set.
  private let others = Language.allCases.filter { $0 != .english }.map { Reader(words: .of($0)) }
  private let today: Day
  private var remembered: [Remembered?]

  init(reader: Reader, today: Day) {
    self.reader = reader
    self.today = today
    remembered = Array(repeating: nil, count: 256)
  }

  private struct Remembered {
    let key: ShortText
    let topic: Topic
    let reading: Reading?
  }

  /// Returns what a trimmed cell means as an answer about a topic; nil when it says nothing.
  mutating func read(_ cell: ByteView, about topic: Topic) -> Reading? {
    guard let key = ShortText(cell) else { return readText(cell, about: topic) }
    let slot = key.hash % remembered.count
    if let known = remembered[slot], known.key == key, known.topic == topic {
      return known.reading
    }
    let reading = readText(cell, about: topic)
    remembered[slot] = Remembered(key: key, topic: topic, reading: reading)
    return reading
  }

  private func readText(_ cell: ByteView, about topic: Topic) -> Reading? {
    let text = cell.text
    if cell.count <= 20, CellWords.blanks.contains(text.lowercased()) { return nil }
    // A minus sign may be taken for a dash between words; no answer here is below nothing.
    if cell.hasMinusSign { return .unclear }
    let reading = reader.read(text, about: topic, on: today)
    guard reading == .unclear, let other = others.first(where: { $0.owns(text, over: reader) })
    else { return reading }
    return other.read(text, about: topic, on: today)
  }
}

/// A text of at most 15 bytes, as a key that is compared in one step.
private struct ShortText: Equatable {
  private var high: UInt64 = 0
  private var low: UInt64

  init?(_ cell: ByteView) {
    guard cell.count < 16 else { return nil }
    low = UInt64(cell.count)
    for index in 0..<cell.count {
      high = high << 8 | low >> 56
      low = low << 8 | UInt64(cell[index])
    }
  }

  /// A number of 16 bits that differs for most texts.
  var hash: Int { Int(((high ^ low) &* 0x9E37_79B9_7F4A_7C15) >> 48) }
}
