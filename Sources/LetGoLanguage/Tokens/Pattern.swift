/// A phrase of a word list with words that may be left out and words that stand for one another.
struct Pattern {
  /// One place of a phrase.
  struct Slot {
    /// The words that can stand there.
    var choices: [String]
    /// Whether it can be empty.
    var isOptional: Bool
  }

  var slots: [Slot]

  /// Returns the patterns of a list, which stand between commas and line ends.
  ///
  /// Works on bytes, since every list of a language is read before its first answer.
  static func all(_ list: String) -> [Pattern] {
    var patterns: [Pattern] = []
    var pattern = Pattern(slots: [])
    var slot = Slot(choices: [], isOptional: false)
    var word: [UInt8] = []
    func endWord() {
      guard !word.isEmpty else { return }
      slot.choices.append(String(decoding: word, as: UTF8.self))
      word.removeAll(keepingCapacity: true)
    }
    func endSlot() {
      endWord()
      guard !slot.choices.isEmpty else { return }
      pattern.slots.append(slot)
      slot = Slot(choices: [], isOptional: false)
    }
    for byte in list.utf8 {
      switch byte {
      case 0x2C, 0x0A:
        endSlot()
        if !pattern.slots.isEmpty { patterns.append(pattern) }
        pattern = Pattern(slots: [])
      case 0x20: endSlot()
      case 0x7C: endWord()
      case 0x28 where word.isEmpty: slot.isOptional = true
      case 0x29 where slot.isOptional: endWord()
      default: word.append(byte)
      }
    }
    endSlot()
    if !pattern.slots.isEmpty { patterns.append(pattern) }
    return patterns
  }

  /// Returns the words of a list of single words.
  static func words(_ list: String) -> [String] {
    all(list).filter { $0.slots.count == 1 }.flatMap { $0.slots[0].choices }
  }
}
