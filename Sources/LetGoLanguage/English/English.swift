import LetGoCore

/// The word lists of English.
enum English {
  /// The lists, compiled once.
  static let lexicon = Lexicon(words)

  /// The lists as they are read by people.
  static var words: Words {
    Words(
      contractions: contractions,
      endings: endings,
      fillers: fillers,
      small: small,
      polar: polar,
      selves: selves,
      prepositions: prepositions,
      determiners: determiners,
      polarByTopic: [(.used, used), (.next, next), (.confirm, confirm)],
      numbers: numbers,
      amounts: amounts,
      amountsByTopic: [([.cost, .price], prices), ([.minutes], waits), ([.count], counts)],
      money: money,
      durations: durations,
      otherUnits: otherUnits,
      of: "of",
      per: "a, an, per, each, /",
      times: times,
      requests: requests,
      openings: openings,
      courtesies: courtesies,
      losses: losses,
      exemptions: exemptions,
      exceptions: exceptions,
      possessions: possessions,
      holds: holds,
      suffixes: suffixes,
      spelled: spelled,
      roughly: "ish",
      ordinalMarks: "st, nd, rd, th",
      decadeMarks: "s",
      manyUnits: manyUnits
    )
  }
}
