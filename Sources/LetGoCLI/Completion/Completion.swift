/// What a line can go on with at the cursor.
struct Completion: Equatable {
  /// What can stand there, in the order in which it is shown.
  private(set) var candidates: [Candidate] = []
  /// What can be named there by a path, which whoever shows this completes.
  var path: Path?

  /// What a path leads to.
  enum Path {
    case file
    case folder
  }

  /// One word, or the words of one name.
  struct Candidate: Equatable {
    /// What is typed in the place of the word at the cursor, unquoted.
    let text: String
    /// What it does or stands for, in one line; empty where it says that itself.
    var summary = ""
  }

  /// Adds what is not there yet.
  mutating func add(_ candidate: Candidate) {
    guard !candidates.contains(where: { $0.text == candidate.text }) else { return }
    candidates.append(candidate)
  }

  /// Adds those of some words that begin with a text, in any case.
  mutating func add(_ words: [String], beginningWith text: String, summary: (String) -> String) {
    for word in words where word.lowercased().hasPrefix(text.lowercased()) {
      add(Candidate(text: word, summary: summary(word)))
    }
  }
}
