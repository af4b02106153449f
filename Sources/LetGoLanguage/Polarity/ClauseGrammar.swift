import LetGoCore

/// Cuts an answer into clauses and gathers what each says.
struct ClauseGrammar {
  let tokens: [Token]
  let words: Phrases<PolarWord>
  private let times: TimeGrammar
  private let deniesNouns: Bool
  private let particles: Set<Int32>
  private let selves: Phrases<Bool>
  private let prepositions: Set<Int32>
  private let determiners: Set<Int32>
  private let thirdPersons: Set<Int32>
  private let isSubjectFirst: Bool
  /// Whether the next word of the person's own belongs to a phrase such as `at band practice`.
  private var isInPhrase = false
  private var clauses: [Clause] = []
  private var clause = Clause(link: .none)
  private var unit: Int64?

  /// Returns the clauses of an answer.
  static func clauses(
    _ tokens: [Token],
    _ lexicon: Lexicon,
    _ topic: Topic,
    _ today: Day
  ) -> [Clause] {
    var grammar = ClauseGrammar(tokens, lexicon, topic, today)
    grammar.run()
    return grammar.clauses
  }

  private init(_ tokens: [Token], _ lexicon: Lexicon, _ topic: Topic, _ today: Day) {
    self.tokens = tokens
    words = lexicon.polar[topic] ?? Phrases<PolarWord>()
    times = TimeGrammar(tokens, lexicon, today, isPast: topic == .used)
    deniesNouns = lexicon.traits.deniesNouns
    particles = lexicon.particles
    selves = lexicon.selves
    prepositions = lexicon.prepositions
    determiners = lexicon.determiners
    thirdPersons = lexicon.thirdPersons
    isSubjectFirst = lexicon.traits.isSubjectFirst
  }

  private mutating func run() {
    var index = 0
    while index < tokens.count {
      let word = words.match(tokens, at: index)
      let time = times.phrase(at: index, after: unit)
      if let time,
        time.end - index > (word?.length ?? 0)
          || word?.value == .plain && time.end - index == word?.length
      {
        clause.times.append(time)
        unit = time.unit ?? unit
        index = time.end
      } else if let end = times.occasion(at: index) {
        clause.add(.occasion)
        index = end
      } else if let word {
        let isDenied =
          word.length > 1 && words.match(tokens, at: index + word.length)?.value == .negator
        if word.value != .others { markPhrase(at: index, word.length) }
        if word.length == 1, thirdPersons.contains(tokens[index].id) { clause.addThirdPerson() }
        if word.value == .plain, selves.match(tokens, at: index) != nil { clause.addSelf() }
        let isPlain = word.value == .yes && (isDenied || isParticle(at: index, word.length))
        take(isPlain ? .plain : word.value, at: index + word.length)
        index += word.length
      } else {
        takeOther(tokens[index], isInPhrase: isInPhrase || times.isCalendar(at: index))
        index += 1
      }
    }
    let isBroken = clause.isEmpty && clause.link == .correction
    close(with: .none)
    // A correction that nothing follows is kept, since "wait" holds a deed up.
    if isBroken { clauses.append(Clause(link: .correction)) }
  }

  /// Takes in whether words lead or continue a phrase of where, when, with whom or what for.
  private mutating func markPhrase(at index: Int, _ length: Int) {
    let last = tokens[index + length - 1].id
    if prepositions.contains(last) || (length > 1 && prepositions.contains(tokens[index].id)) {
      isInPhrase = true
    } else if length != 1 || !determiners.contains(last) {
      isInPhrase = false
    }
  }

  /// Returns whether a word of yes stands inside a clause, where it says nothing by itself.
  private func isParticle(at index: Int, _ length: Int) -> Bool {
    guard length == 1, particles.contains(tokens[index].id), clause.isBegun,
      index + 1 < tokens.count
    else { return false }
    return tokens[index + 1].kind != .mark
  }

  private mutating func take(_ word: PolarWord, at next: Int) {
    switch word {
    case .correction: close(with: .correction)
    case .turn, .contrast: close(with: .turn)
    case .conclusion: close(with: .conclusion)
    case .condition: close(with: .condition)
    case .when: close(with: .when)
    case .joint: close(with: .none)
    case .objection: object(before: next)
    case .no where isDeterminer(before: next): clause.add(.negator)
    case .use: clause.addUse()
    case .yes, .no, .assent, .dissent, .negator, .carrier, .unsure, .predicate, .copula, .inUse,
      .disuse, .spent, .other,
      .stop, .occasion, .frequent, .aside, .instrument, .instead, .vague, .others, .act, .keep,
      .delay, .partial, .plain:
      clause.add(word)
    }
  }

  /// Takes back what was denied before; with a denial of its own it is only a turn.
  private mutating func object(before next: Int) {
    // "I do hope so": beside what is unsure it only lends weight.
    if clause.has(.unsure) {
      clause.add(.plain)
      return
    }
    close(with: .turn)
    let word = words.match(tokens, at: next)?.value
    if word != .negator, word != .no { clause.add(.yes) }
  }

  /// Returns whether a `no` denies the noun that follows and not the question.
  private func isDeterminer(before next: Int) -> Bool {
    deniesNouns && next < tokens.count && tokens[next].kind == .word
      && words.match(tokens, at: next) == nil
      && times.phrase(at: next) == nil
  }

  private mutating func takeOther(_ token: Token, isInPhrase inPhrase: Bool) {
    switch token.kind {
    case .word, .number, .broken:
      clause.addUnknown(inPhrase: inPhrase, isSubject: isSubjectFirst)
    case .mark:
      isInPhrase = false
      closeAtMark(token.text)
    }
  }

  private mutating func closeAtMark(_ mark: String) {
    switch mark {
    case "…", "–": close(with: clause.isEmpty ? clause.link : .turn)
    case "/", "+", "$", "%", "&", "#", "~": clause.unknown += clause.isEmpty ? 0 : 1
    default: close(with: clause.isEmpty ? clause.link : .none)
    }
  }

  /// Ends the clause; an empty one hands a stronger link on to the next.
  private mutating func close(with link: Clause.Link) {
    if clause.isEmpty, clause.link == .correction, link != .condition { return }
    if !clause.isEmpty || clause.isPlainCondition { clauses.append(clause) }
    clause = Clause(link: link)
  }
}
