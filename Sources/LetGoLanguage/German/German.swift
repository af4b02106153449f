import LetGoCore

/// The word lists of German.
///
/// They are written without umlauts (`fuer`, `gross`), as the line is folded before it is read.
enum German {
  /// The lists, compiled once.
  static let lexicon = Lexicon(words)

  /// The lists as they are read by people.
  static var words: Words {
    Words(
      contractions: contractions,
      endings: [("'s", "es"), ("'n", "ein"), ("'ne", "eine"), ("'nen", "einen")],
      fillers: fillers,
      small: small,
      polar: polar,
      selves: selves,
      thirdPersons: "hat",
      prepositions: prepositions,
      determiners: determiners,
      polarByTopic: [(.used, used), (.next, next), (.confirm, confirm)],
      numbers: numbers,
      amounts: amounts,
      amountsByTopic: [([.cost, .price], prices), ([.minutes], waits), ([.count], counts)],
      money: money,
      durations: durations,
      otherUnits: otherUnits,
      of: "von",
      per: "die, der, pro, je, am, im, in der, in einer, in einem, jede, jeden, jedes, /",
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
      droppedEnding: "e",
      dottedVowels: "aou",
      drawnPronoun: ("s", "es"),
      particles: "ja, eben, eh",
      alone: [("ne", "nee")],
      ordinalMarks: ".",
      decadeMarks: "er, ern",
      manyUnits: manyUnits,
      compounds: compounds,
      abbreviations: abbreviations,
      plurals: Plurals(endings: [""], exceptions: []),
      traits: Traits(
        isArticleOne: true,
        leavesOutHundred: false,
        deniesNouns: false,
        isSubjectFirst: false,
        joinsByComma: true
      )
    )
  }
}
