/// A part of an answer that says one thing.
struct Clause {
  /// How it follows on what was said before.
  enum Link {
    /// Side by side.
    case none
    /// In a visible order.
    case turn
    /// As a conclusion.
    case conclusion
    /// Instead of it.
    case correction
    /// As a condition of it.
    case condition
    /// As its time, or as a condition when no time is said.
    case when
  }

  var link: Link
  var interjections: [PolarWord] = []
  var negations = 0
  var times: [TimePhrase] = []
  /// Words of the person's own, which are in no table.
  var unknown = 0
  /// Words of the person's own before anything that says yes or no.
  var isLedByUnknown = false
  /// Whether it holds words without content of their own, as all of a condition can be.
  private(set) var hasPlain = false
  private var seen: Set<PolarWord> = []

  init(link: Link) {
    self.link = link
  }

  /// Whether nothing was said in it.
  var isEmpty: Bool {
    interjections.isEmpty && negations == 0 && times.isEmpty && unknown == 0 && seen.isEmpty
  }

  /// Whether more than a yes or a no was said in it, small words too.
  var isBegun: Bool { negations > 0 || !times.isEmpty || unknown > 0 || hasPlain || !seen.isEmpty }

  /// Whether it is a condition of small words: `wenn ich dazu komme`.
  var isPlainCondition: Bool { link == .condition && isEmpty && hasPlain }

  /// Whether it is a no and nothing else.
  var isLoneNo: Bool {
    interjections == [.no] && negations == 0 && times.isEmpty && unknown == 0 && seen.isEmpty
  }

  /// Whether it is a number of uses and nothing else.

  var isLoneOccasion: Bool {
    interjections.isEmpty && negations == 0 && times.isEmpty && unknown == 0 && seen == [.occasion]
  }

  /// Whether it only says that it is thought: `I think`.
  var isLoneCarrier: Bool {
    interjections.isEmpty && negations == 0 && times.isEmpty && unknown == 0 && seen == [.carrier]
  }

  /// Whether what is said is denied: two negations cancel.
  var isNegated: Bool { negations % 2 == 1 }

  /// Takes a word in.
  mutating func add(_ word: PolarWord) {
    switch word {
    case .yes, .no: interjections.append(word)
    case .negator: negations += 1
    case .dissent:
      negations += 1
      seen.insert(word)
    case .plain, .objection: hasPlain = true
    case .assent, .carrier, .unsure, .condition, .when, .predicate, .copula, .use, .disuse, .spent,
      .other,
      .stop, .occasion, .frequent,
      .vague, .others, .act, .keep, .delay, .partial, .correction, .turn, .contrast, .conclusion,
      .joint:
      seen.insert(word)
    }
  }

  /// Takes a word of the person's own in.
  mutating func addUnknown() {
    if seen.isEmpty && interjections.isEmpty { isLedByUnknown = true }
    unknown += 1
  }

  /// Returns whether it holds a word of a kind.
  func has(_ word: PolarWord) -> Bool {
    seen.contains(word)
  }
}
