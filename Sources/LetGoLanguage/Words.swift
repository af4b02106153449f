import LetGoCore

/// The words of one language as a person reads them: lists of phrases, one list a meaning.
///
/// A list is text: phrases stand between commas, `(very)` may be left out, `a|an` is either. What
/// the tables say and what is done with it are apart, so another language is another value.
struct Words: Sendable {
  /// Phrases with what they mean.
  typealias Table<Meaning> = [(Meaning, String)]

  /// Words that stand for several, such as `don't` for `do not`.
  var contractions: [(String, String)]
  /// Endings after an apostrophe that stand for a word.
  var endings: [(String, String)]
  /// Words that change nothing anywhere and are passed over.
  var fillers: String
  /// The small words of the language, which carry no content of their own.
  var small: String
  /// Words of yes and no that hold for every question.
  var polar: Table<PolarWord>
  /// Who is spoken of as oneself: I, we, the family.
  var selves: String
  /// Verbs that say by their form that somebody else does it.
  var thirdPersons = ""
  /// Words that lead a phrase which only says where, when, with whom or what for.
  var prepositions: String
  /// Words between such a word and its noun.
  var determiners: String
  /// Words of yes and no in answer to a question.
  var polarByTopic: [(Topic, Table<PolarWord>)]
  /// Number words.
  var numbers: Table<NumberWord>
  /// Words around numbers: about, at least, or, plus, each.
  var amounts: Table<AmountWord>
  /// Words around numbers that answer a question of their own.
  var amountsByTopic: [([Topic], Table<AmountWord>)]
  /// Units of money.
  var money: Table<MoneyUnit>
  /// Units of time in seconds.
  var durations: Table<Int64>
  /// Units of anything else, such as weight.
  var otherUnits: String
  /// Words between a number and what it counts: of.
  var of: String
  /// Words between a number and the time it recurs in: a, per.
  var per: String
  /// Words of the calendar.
  var times: Table<TimeWord>
  /// What a whole line asks of the shell.
  var requests: Table<ShellRequest>
  /// What begins a question to the shell, whatever follows.
  var openings: Table<ShellRequest>
  /// Words around a request that leave it one.
  var courtesies: String
  /// Ways to name a loss or a feeling.
  var losses: String
  /// Ways to name an exemption.
  var exemptions: Table<Exemption>
  /// What looks like a loss or an exemption and is none: what was lent to somebody, say.
  var exceptions: String
  /// Ways to say whose a thing is that count only as a clause of their own.
  var possessions: String
  /// What else holds a person back.
  var holds: Table<Hold>
  /// What may be glued to a number, such as `th` or `ish`.
  var suffixes: String
  /// Words whose misspellings are understood.
  var spelled: String
  /// The ending that makes an amount a rough one, such as `ish`; empty when there is none.
  var roughly = ""
  /// An ending that is left out in speech, such as the e of `ich habe`; empty when there is none.
  var droppedEnding = ""
  /// Vowels that may be typed without the dots that a list writes as an e behind them.
  var dottedVowels = ""
  /// What a dropped ending and a pronoun are drawn together to, such as the s of `ich hoffs`.
  var drawnPronoun: (ending: String, word: String)?
  /// Words of yes that say nothing inside a clause, such as the ja of `ich hab ja das neue`.
  var particles = ""
  /// Words that stand for another one where nothing follows them in a clause.
  var alone: [(String, String)] = []
  /// What makes a number the day of a month, such as `th`.
  var ordinalMarks: String
  /// What makes a year the first of ten, such as the s of `1990s`.
  var decadeMarks: String
  /// Units of time that alone say at least one of them: hours.
  var manyUnits: String
  /// Words that others are put together from without a blank, such as `zweihundertfünfzig`.
  var compounds = ""
  /// Shortened words, after which a point ends no sentence.
  var abbreviations = ""
  /// Whether a noun that was not counted may be several.
  var plurals = Plurals()
  /// How the language goes about numbers and denial.
  var traits = Traits()
}
