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
  /// Those of them that stand in no phrase of where, when, with whom or what for.
  private(set) var loose = 0
  /// Words of the person's own before anything that says yes or no.
  var isLedByUnknown = false
  /// Whether it holds words without content of their own, as all of a condition can be.
  private(set) var hasPlain = false
  private var seen: Set<PolarWord> = []
  /// Who is spoken of so far.
  private var subject = Subject.nobody

  private enum Subject {
    case nobody
    case oneself
    /// Somebody with a name, which is a word of the person's own.
    case named
  }

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

  /// Whether it names somebody else and nothing more: `but the kids`.
  var isLoneOthers: Bool {
    interjections.isEmpty && negations == 0 && times.isEmpty && unknown == 0
      && seen.subtracting([.assent]) == [.others]
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
    case .inUse: seen.insert(.use)
    case .others:
      // What somebody else did with it is no word of the person's own.
      if seen.isEmpty && interjections.isEmpty { isLedByUnknown = true }
      seen.insert(word)
    case .carrier:
      seen.insert(word)
      // "I think Sarah used it": the thought is one's own, and the use need not be.
      subject = .nobody
    case .assent, .unsure, .condition, .when, .predicate, .copula, .use, .disuse, .spent,
      .other,
      .stop, .occasion, .frequent,
      .aside, .instrument, .instead, .vague, .act, .keep, .delay, .partial, .correction,
      .turn, .contrast, .conclusion,
      .joint:
      seen.insert(word)
    }
  }

  /// Takes in that somebody speaks of themselves.
  mutating func addSelf() {
    hasPlain = true
    if subject == .nobody { subject = .oneself }
  }

  /// Takes in a verb of somebody else: `hat`.
  mutating func addThirdPerson() {
    if subject == .nobody { subject = .named }
  }

  /// Takes in a use; one that somebody with a name is in front of is theirs.
  mutating func addUse() {
    // "The mixer was used" is said of the thing.
    if subject == .named, !has(.copula) { seen.insert(.others) }
    seen.insert(.use)
  }

  /// Takes a word of the person's own in.
  mutating func addUnknown(inPhrase: Bool, isSubject: Bool) {
    if seen.isEmpty && interjections.isEmpty { isLedByUnknown = true }
    unknown += 1
    guard !inPhrase else { return }
    loose += 1
    if isSubject, subject == .nobody { subject = .named }
  }

  /// Returns whether it holds a word of a kind.
  func has(_ word: PolarWord) -> Bool {
    seen.contains(word)
  }
}
