import Foundation
import LetGoCore
import LetGoPrompts
import Testing

/// Texts with a number in them say one of something as one.
struct PromptNumbersTests {
  /// What is said of a number that is never one: a limit of letgo's own, or what lies over it.
  private static let never1: Set<String> = [
    "longName", "rowLongName", "noticeLate", "intakeLongReason", "longShown", "longText",
    "keptTooLarge", "keptTooMany", "syncLateGit", "restoredLatest",
  ]
  /// What has a phrase of its own for one.
  private static let hasOne: Set<String> = [
    "duePauses", "dueBoxes", "hoursLeft", "daysLeft", "minutesText", "hoursText",
    "daysText",
  ]

  /// The placeholders that numbers are put in.
  private static let numbers: Set<String> = [
    "count", "days", "window", "total", "pieces", "names", "said", "found", "lost", "expected",
    "hours",
  ]

  /// Returns a text with a 1 in the place of each number.
  private static func filledWithOne(_ line: String) -> String {
    line.split(separator: "}", omittingEmptySubsequences: false).map { part in
      guard let open = part.lastIndex(of: "{") else { return String(part) }
      let forms = part[part.index(after: open)...]
        .split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      let word = forms.count == 3 ? forms[1] : numbers.contains(forms[0]) ? "1" : "…"
      return part[..<open] + word
    }.joined()
  }

  /// Returns the words after each 1 that counts something; "day 1" counts nothing.
  private static func counted(in text: String) -> [[String]] {
    // A mark before a number belongs to the text, one behind it ends what it is said of.
    let words = text.split(separator: " ").map { word in
      String(word.drop { $0.isPunctuation })
    }
    return words.indices.filter { index in
      words[index] == "1" && (index == 0 || !["Day", "Tag"].contains(words[index - 1]))
    }.map { index in
      words[(index + 1)...].prefix(2).map { $0.trimmingCharacters(in: .punctuationCharacters) }
    }
  }

  /// What each language's nouns of many end with, its verbs of many, and words that only look so.
  private static let many: [(Language, endings: [String], verbs: [String], singular: [String])] = [
    (.english, ["s"], ["are", "were", "have"], ["is", "was", "has", "does"]),
    (
      .german, ["en", "er", "Tage", "Dinge", "Einträge", "Geräte", "Zeilen", "Pausen", "Byte"],
      ["sind", "waren", "haben", "wurden"], ["weiter"]
    ),
  ]

  @Test func `each language says how it speaks of many`() {
    #expect(Self.many.map(\.0) == Language.allCases)
  }

  @Test(arguments: many)
  func `one of something is named as one`(
    language: Language,
    endings: [String],
    verbs: [String],
    singular: [String]
  ) throws {
    for name in try PromptSources.names() {
      let file = "\(name).\(language.rawValue).txt"
      for (key, lines) in try PromptSources.texts(in: file)
      where !Self.never1.contains(key) && !Self.hasOne.contains(key) {
        for words in lines.flatMap({ Self.counted(in: Self.filledWithOne($0)) }) {
          let isNoun = words.first.map { $0.first?.isUppercase == (language == .german) } ?? false
          let isMany =
            isNoun && endings.contains { words[0].hasSuffix($0) } && !singular.contains(words[0])
          #expect(!isMany, "'\(key)' in '\(file)': 1 \(words)")
          #expect(verbs.allSatisfy { !words.contains($0) }, "'\(key)' in '\(file)': 1 \(words)")
        }
      }
    }
  }

  @Test(arguments: [
    (Phrase.rowProblemsMore(count: "1"), "1 more row in error."),
    (.rowProblemsMore(count: "21"), "21 more rows in error."),
    (.pastRows(count: "1"), "1 of the skipped is gone or done."),
    (
      .fileSent(path: "x", count: "1", name: "May"),
      "'x' has what one member tells of May. Friends take it in with 'letgo game receive FILE'."
    ),
  ])
  func `one of something is said as one`(phrase: Phrase, text: String) {
    #expect(Prompts.english.text(phrase) == text)
  }
}
