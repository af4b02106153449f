import LetGoCore

/// What can stand in the place of the word at the cursor.
package struct LineCompletion: Equatable, Sendable {
  /// What is typed of the word, with its quotes.
  private let word: String
  /// The same without quotes.
  private let typed: String
  private let candidates: [Candidate]
  /// Whether another word may follow what was found.
  private var endsInBlank = true
  /// How many cells a row has where candidates are shown.
  package var room = Int.max
  /// Whether paths are among the candidates, so that capitals count and blanks take quotes.
  package var namesPaths = false
  /// Whether there may be other candidates, so that these are shown and none is put in.
  package var isPart = false

  /// Something that can stand there.
  package struct Candidate: Equatable, Sendable {
    /// What is typed.
    package let text: String
    /// What it does or stands for, in a line.
    package let summary: String
    /// What is shown for it.
    fileprivate let label: String
    /// What is put in when nothing else fits, with what follows it.
    fileprivate let whole: String

    package init(
      _ text: String,
      _ summary: String = "",
      label: String? = nil,
      whole: String? = nil
    ) {
      self.text = text
      self.summary = summary
      self.label = label ?? text
      self.whole = whole ?? text + " "
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

  /// Makes it of a word, which stands without quotes for `typed`, and what can stand in its place.
  package init(of word: String, as typed: String? = nil, _ candidates: [Candidate]) {
    self.word = word
    self.typed = typed ?? word
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
    if isPart { return .list(rows) }
    let count = word.unicodeScalars.count
    guard candidates.count > 1 else {
      return .replace(count, with: endsInBlank ? first.whole : first.text)
    }
    let shared = candidates.dropFirst().reduce(first.text[...]) { shared, candidate in
      sharedBeginning(of: shared, candidate.text)
    }
    guard shared.count > typed.count else { return .list(rows) }
    return .replace(count, with: (takesQuote(shared) ? "\"" : "") + shared)
  }

  /// Whether a beginning stands behind an open quote: where one was typed, and of a path that would end, or
  /// be something else, without it.
  private func takesQuote(_ beginning: Substring) -> Bool {
    if word != typed { return true }
    return namesPaths
      && (beginning.contains(where: \.isWhitespace) || beginning.first.map("\"-".contains) == true)
  }

  private var rows: [StyledText] {
    let shown = candidates.prefix(Self.mostShown)
    let width = shown.map { $0.label.displayWidth }.max() ?? 0
    let rows = shown.flatMap { candidate in
      let text = StyledText(candidate.label)
      return candidate.summary.isEmpty
        ? [text] : text.rows(saying: candidate.summary, .faint, from: width + 2, within: room)
    }
    let rest = candidates.count - shown.count
    if isPart { return rows + [StyledText("…", .faint)] }
    return rest > 0 ? rows + [StyledText("… (\(rest))", .faint)] : rows
  }

  /// Returns how the first begins as far as the second begins so too; apart from paths in any case.
  private func sharedBeginning(of one: Substring, _ other: String) -> Substring {
    // Most often it does, which takes no walk.
    if other.hasPrefix(one) { return one }
    var end = one.startIndex
    for character in other {
      guard end < one.endIndex,
        namesPaths
          ? one[end] == character : one[end].lowercased() == character.lowercased()
      else { break }
      end = one.index(after: end)
    }
    return one[..<end]
  }
}
