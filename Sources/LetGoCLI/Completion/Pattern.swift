/// What may stand after a verb or an option, read from the way in which help writes it.
///
/// Small letters are words to be typed, capitals stand for what a person calls something; `|` stands
/// between choices and brackets around what may be left out.
struct Pattern {
  /// The choices at each place of one way to write it.
  private let ways: [[[String]]]

  /// Something that can stand at a place.
  enum Part: Equatable {
    /// A word as it is.
    case word(String)
    /// What has this name in the help, of which some words are typed already.
    case blank(String, typed: [String])
  }

  init(_ text: String) {
    ways =
      text.isEmpty
      ? []
      : Pattern.split(text, at: "|").map { way in
        Pattern.split(way, at: " ").map { place in
          let isOptional = place.hasPrefix("[") && place.hasSuffix("]")
          return Pattern.split(isOptional ? String(place.dropFirst().dropLast()) : place, at: "|")
        }
      }
  }

  /// Returns what can stand after some words.
  func parts(after words: [String]) -> [Part] {
    var parts: [Part] = []
    for way in ways {
      if words.count < way.count, Pattern.matches(words, way) {
        for choice in way[words.count] {
          parts.append(Pattern.isWord(choice) ? .word(choice) : .blank(choice, typed: []))
        }
      }
      // All words that are left make one name, so that what stands last goes on.
      let start = way.count - 1
      if words.count > start, Pattern.matches(Array(words[..<start]), way) {
        for choice in way[start] where !Pattern.isWord(choice) {
          parts.append(.blank(choice, typed: Array(words[start...])))
        }
      }
    }
    return parts
  }

  private static func matches(_ words: [String], _ way: [[String]]) -> Bool {
    zip(words, way).allSatisfy { word, choices in
      choices.contains { isWord($0) ? $0 == word.lowercased() : true }
    }
  }

  static func isWord(_ choice: String) -> Bool {
    !choice.contains { $0.isUppercase }
  }

  /// Splits a text where a character stands outside brackets.
  static func split(_ text: String, at separator: Character) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      if character == "[" { depth += 1 }
      if character == "]" { depth -= 1 }
      if character == separator, depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}
