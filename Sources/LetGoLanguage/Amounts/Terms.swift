import LetGoCore

/// The amounts of an answer that can be of the kind asked for, with how each is joined to the last.
struct Terms {
  /// One amount.
  struct Term {
    var quantity: Quantity
    /// Its position among the pieces of the answer.
    var position: Int
    /// The joining word before it, if any.
    var link: AmountWord?
    var isPast = false
    var isNow = false
    var isAside = false
    /// Whether it stands in brackets.
    var isDetail = false
    /// Whether it was called a guess.
    var isGuess = false
  }

  /// The amounts that count.
  private(set) var native: [Term] = []
  /// Whether there are amounts of another kind.
  private(set) var hasForeign = false
  private(set) var isBothWays = false
  private(set) var hasEach = false
  private(set) var hasLeg = false
  /// Whether it is a bundle, of which no single price is known.
  private(set) var isUnusable = false

  private let topic: Topic

  /// Sorts the pieces of an answer.
  init(_ pieces: [AmountScan.Piece], _ topic: Topic) {
    self.topic = topic
    var link: AmountWord?
    var segment: [AmountWord] = []
    var first = 0
    var isDetail = false
    var lastNative: Int?
    // After `including` or `if` nothing counts until the next mark.
    var isPassing = false
    var isInstead = false
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .quantity where isPassing: isPassing = !isInstead
      case .quantity(let quantity):
        if isPronoun(quantity, at: index, in: pieces) { continue }
        guard isNative(quantity, at: index, in: pieces) else {
          hasForeign = true
          continue
        }
        if link == .bundle, lastNative == index - 2 { isUnusable = true }
        lastNative = index
        let isGuess = index > 0 && quantity.start < quantity.end - 1
        native.append(
          Term(
            quantity: quantity,
            position: index,
            link: link,
            isDetail: isDetail,
            isGuess: isGuess
          )
        )
        link = nil
      case .word(let word):
        if word == .including || word == .instead || (word == .unsure && !native.isEmpty) {
          isPassing = true
          isInstead = word == .instead
        }
        // "Instead of 80 now 60": what holds today counts again.
        if word == .now { isPassing = false }
        if word == .contrast {
          mark(&first, segment)
          segment = []
        }
        if word == .zero, topic == .count {
          native.append(
            Term(quantity: .nothing(at: index), position: index, link: link, isDetail: isDetail)
          )
        }
        if case .whole(let count) = word {
          native.append(Term(quantity: .whole(count, at: index), position: index, link: link))
        }
        take(word, &link, &segment, &first)
      case .unknown: break
      case .mark(let mark):
        isPassing = false
        if mark == "(" || mark == ":" { isDetail = true }
        if mark == ")" { isDetail = false }
        if mark == "/" && topic != .count { isUnusable = true }
        if mark == "+" { link = .plus }
        if mark == "…", !native.isEmpty { link = .contrast }
        self.mark(&first, segment)
        segment = []
      }
    }
    mark(&first, segment)
    native.removeAll(where: \.isAside)
    dropYears()
  }

  /// Returns whether an amount is expected after a word.
  private static func joins(_ word: AmountWord) -> Bool {
    switch word {
    case .to, .upTo, .or, .plus, .and, .times, .bundle, .contrast, .correction, .now, .past: true
    case .approximate, .below, .above, .belowAfter, .aboveAfter, .between, .each, .recurring, .leg,
      .including, .instead, .aside, .bothWays, .zero, .tiny, .enormous, .unavailable, .unsure,
      .vague, .plain,
      .label, .whole, .minutes:
      false
    }
  }

  /// Leaves out the year of a price that was paid, when there is another amount.
  private mutating func dropYears() {
    let rest = native.filter { !$0.quantity.isYear }
    if !rest.isEmpty, rest.count < native.count { native = rest }
  }

  private mutating func take(
    _ word: AmountWord,
    _ link: inout AmountWord?,
    _ segment: inout [AmountWord],
    _ first: inout Int
  ) {
    switch word {
    case .plus, .and:
      link = word
      mark(&first, segment)
      segment = []
    case .times, .bundle, .contrast, .or, .to: link = word
    case .upTo: link = .to
    case .past, .now, .aside:
      // "Used to be 10 now 15": the second role is for what follows.
      if native.count > first, let before = segment.last, before != word {
        mark(&first, segment)
        segment = []
      }
      segment.append(word)
    case .each: hasEach = true
    case .leg: hasLeg = true
    case .bothWays: isBothWays = true
    case .approximate, .below, .above, .belowAfter, .aboveAfter, .between, .recurring, .including,
      .instead,
      .correction, .zero, .tiny, .enormous, .unavailable, .unsure, .vague, .plain, .label, .whole,
      .minutes:
      break
    }
  }

  /// Gives the amounts of a segment the roles that its words name.
  private mutating func mark(_ first: inout Int, _ segment: [AmountWord]) {
    for index in first..<native.count {
      native[index].isPast = segment.contains(.past)
      native[index].isNow = segment.contains(.now)
      native[index].isAside = segment.contains(.aside)
    }
    first = native.count
  }

  /// Returns whether `one` stands for the thing itself: "where I'd get one".
  private func isPronoun(_ quantity: Quantity, at index: Int, in pieces: [AmountScan.Piece]) -> Bool
  {
    guard quantity.isLoneOne, index > 0 else { return false }
    if topic == .count {
      guard case .unknown = pieces[index - 1] else { return false }
      return true
    }
    switch pieces[index - 1] {
    case .word(let word): return !Terms.joins(word)
    case .unknown: return true
    case .quantity, .mark: return false
    }
  }

  private func isNative(_ quantity: Quantity, at index: Int, in pieces: [AmountScan.Piece]) -> Bool
  {
    if let dimension = quantity.unit?.dimension {
      return dimension == (topic == .minutes ? .time : topic == .count ? nil : .money)
    }
    if index > 0, case .word(.label) = pieces[index - 1] { return false }
    guard topic != .count else { return true }
    // A bare number beside a word of the person's own is part of a name or counts something.
    if index > 0, case .unknown = pieces[index - 1], !quantity.isBound { return false }
    if index + 1 < pieces.count, case .unknown = pieces[index + 1] { return false }
    return true
  }
}

extension Quantity {
  /// Nothing, as an amount.
  static func nothing(at index: Int) -> Quantity {
    whole(0, at: index)
  }

  /// A whole number, as an amount.
  static func whole(_ count: Int, at index: Int) -> Quantity {
    let value = Int64(count) * 1_000
    return Quantity(low: value, high: value, unit: nil, start: index, end: index + 1)
  }
}
