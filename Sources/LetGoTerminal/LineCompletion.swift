import LetGoCore

/// What can stand in the place of the word at the cursor.
package struct LineCompletion: Equatable, Sendable {
  /// What is typed of the word.
  private let word: String
  private let candidates: [Candidate]
  /// Whether another word may follow what was found.
  private var endsInBlank = true
  /// How many cells a row has where candidates are shown.
  package var room = Int.max

  /// Something that can stand there.
  package struct Candidate: Equatable, Sendable {
    /// What is typed.
    package let text: String
    /// What it does or stands for, in a line.
    package let summary: String

    package init(_ text: String, _ summary: String = "") {
      self.text = text
      self.summary = summary
    }
  }

  /// What a press of Tab does.
  package enum Step: Equatable, Sendable {
    case nothing
    /// Puts a text in the place of so many Unicode scalars before the cursor.
    case replace(Int, with: String)
    /// Shows what there is to choose from.
    case list([StyledText])
  }

  /// The most candidates that are shown.
  private static let mostShown = 20

  package init(of word: String, _ candidates: [Candidate]) {
    self.word = word
    self.candidates = candidates
  }

  /// Completes an answer, which is all of the line, in any case.
  init(of typed: String, amongAnswers choices: [Candidate]) {
    let beginning = typed.lowercased()
    self.init(of: typed, choices.filter { $0.text.lowercased().hasPrefix(beginning) })
    endsInBlank = false
  }

  /// What a press of Tab does: it goes on as far as all agree, and shows them where they don't.
  package var step: Step {
    guard let first = candidates.first else { return .nothing }
    let count = word.unicodeScalars.count
    guard candidates.count > 1 else {
      return .replace(count, with: first.text + (endsInBlank ? " " : ""))
    }
    let shared = candidates.dropFirst().reduce(first.text[...]) { shared, candidate in
      Self.sharedBeginning(of: shared, candidate.text)
    }
    return shared.count > word.count ? .replace(count, with: String(shared)) : .list(rows)
  }

  private var rows: [StyledText] {
    let shown = candidates.prefix(Self.mostShown)
    let width = shown.map { $0.text.displayWidth }.max() ?? 0
    let rows = shown.flatMap { candidate in
      let text = StyledText(candidate.text)
      return candidate.summary.isEmpty
        ? [text] : text.rows(saying: candidate.summary, .faint, from: width + 2, within: room)
    }
    let rest = candidates.count - shown.count
    return rest > 0 ? rows + [StyledText("… (\(rest))", .faint)] : rows
  }

  /// Returns how the first begins as far as the second begins so too, in any case.
  private static func sharedBeginning(of one: Substring, _ other: String) -> Substring {
    var end = one.startIndex
    for character in other {
      guard end < one.endIndex, one[end].lowercased() == character.lowercased() else { break }
      end = one.index(after: end)
    }
    return one[..<end]
  }
}
