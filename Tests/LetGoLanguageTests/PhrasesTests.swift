import Testing

@testable import LetGoLanguage

/// Phrases with long lists of words at a place.
struct PhrasesTests {
  private static let people = "mum|dad|aunt|uncle|sister|brother|cousin"

  /// Returns what a dictionary finds at the first of some words, which are numbered as they come.
  private static func match(
    _ table: Words.Table<String>,
    _ words: String
  ) -> (value: String, length: Int)? {
    var lexer = Lexer(English.words)
    let phrases = lexer.phrases(table)
    guard let line = Line(words) else { return nil }
    return phrases.match(lexer.tokens(of: line), at: 0)
  }

  @Test(arguments: [
    ("my aunt used", "theirs", 3), ("my dad used", "theirs", 3), ("my aunt", "person", 2),
    ("my aunt sang", "person", 2), ("my mum sang", "song", 3), ("my lamp", nil, 0),
    // The same words by both: the entry that comes first counts.
    ("my uncle", "uncle", 2),
  ])
  func `the longest counts, and of two as long the first entry`(
    words: String,
    value: String?,
    length: Int
  ) {
    let table: Words.Table<String> = [
      ("uncle", "my uncle"), ("theirs", "my|our \(Self.people) used"),
      ("person", "my|our \(Self.people)"), ("song", "my mum sang"),
    ]

    let found = Self.match(table, words)

    #expect(found?.value == value)
    #expect((found?.length ?? 0) == length)
  }

  @Test func `a list at a place is one number, whatever its order`() {
    var groups = WordGroups()

    let number = groups.number(of: [3, 1, 2])

    #expect(WordGroups.isGroup(number) && !WordGroups.isGroup(0) && !WordGroups.isGroup(-1))
    #expect(groups.number(of: [2, 3, 1]) == number)
    #expect(groups.number(of: [2, 3]) != number)
    #expect(groups.members[2]?.count == 2)
  }
}
