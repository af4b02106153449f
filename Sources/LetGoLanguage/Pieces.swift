/// So many pieces of something, as `12 books and 3 shirts` names them.
package struct Pieces: Equatable, Sendable {
  /// What they are, without the number.
  package let name: String
  /// How many they are.
  package let count: Int

  package init(_ count: Int, _ name: String) {
    self.count = count
    self.name = name
  }

  /// Reads a list of counted things; nil for anything else, which is then a name as a whole.
  ///
  /// A number counts only in digits, from 2, in front of a plural (`12 books`), and in a list after
  /// one `1`, `a` or `an` counts too (`3 shirts and a tie`). A year, a measure (`12 volt`) and what
  /// ends in no plural (`7 habits book`) belong to a name, so that a title is rarely torn apart.
  package static func list(in text: String, by words: WordTables = .english) -> [Pieces]? {
    let counting = words.counting()
    if let several = parts(of: text, counting), several.count > 1,
      several.contains(where: { $0.first?.isNumber == true })
    {
      let pieces = several.compactMap { read($0, isListed: true, counting) }
      if pieces.count == several.count { return pieces }
    }
    return read(text, isListed: false, counting).map { [$0] }
  }

  private static func parts(of text: String, _ counting: Counting) -> [String]? {
    var parts: [[Substring]] = [[]]
    for word in text.split(whereSeparator: \.isWhitespace) {
      if counting.joints.contains(word.lowercased()) {
        // "12 books, and 3 shirts" has one joint, not two.
        if parts.last?.isEmpty == false { parts.append([]) }
      } else if word.last == "," {
        parts[parts.count - 1].append(word.dropLast())
        parts.append([])
      } else {
        parts[parts.count - 1].append(word)
      }
    }
    guard parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    return parts.map { $0.joined(separator: " ") }
  }

  private static func read(_ text: String, isListed: Bool, _ counting: Counting) -> Pieces? {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count > 1 else { return nil }
    let things = words.dropFirst().map { $0.lowercased() }
    let name = words.dropFirst().joined(separator: " ")
    if isListed, counting.ones.contains(words[0].lowercased()) {
      return Pieces(1, name)
    }
    guard words[0].utf8.allSatisfy({ (0x30...0x39).contains($0) }), let count = Int(words[0]),
      (2...1_000_000).contains(count), !(1_900...2_099).contains(count),
      !counting.measures.contains(things[0]), counting.arePlural(things)
    else { return nil }
    return Pieces(count, name)
  }
}
