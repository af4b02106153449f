/// Words that stand for one another at a place of a phrase, numbered as one.
///
/// A phrase with a long list at a place is one phrase then, where it would be one for each word of the
/// list, and as many times more with a second list.
struct WordGroups: Sendable {
  /// A list of fewer words is written out, which is looked up faster.
  static let fewest = 5

  private var numbers: [[Int32]: Int32] = [:]
  /// The groups that a word is in, by its number.
  private(set) var members: [Int32: [Int32]] = [:]

  /// Returns the number of a group of words, which no word has.
  mutating func number(of words: Set<Int32>) -> Int32 {
    let key = words.sorted()
    if let known = numbers[key] { return known }
    let number = WordGroups.first - Int32(numbers.count)
    numbers[key] = number
    for word in key { members[word, default: []].append(number) }
    return number
  }

  // The number before it is that of all unknown words.
  private static let first = Vocabulary.unknown - 1

  /// Returns whether a number is that of a group.
  static func isGroup(_ number: Int32) -> Bool { number <= first }
}
