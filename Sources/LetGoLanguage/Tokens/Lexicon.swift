import LetGoCore

/// The words of a language, numbered and put into dictionaries of phrases.
///
/// A class, since every grammar of an answer holds it: copies of so many dictionaries took a quarter
/// of the time.
final class Lexicon: Sendable {
  let lexer: Lexer
  let small: Set<Int32>
  let particles: Set<Int32>
  let polar: [Topic: Phrases<PolarWord>]
  let selves: Phrases<Bool>
  let thirdPersons: Set<Int32>
  let prepositions: Set<Int32>
  let determiners: Set<Int32>
  let numbers: Phrases<NumberWord>
  let amounts: [Topic: Phrases<AmountWord>]
  let money: Phrases<MoneyUnit>
  let durations: Phrases<Int64>
  let otherUnits: Phrases<Bool>
  let of: Phrases<Bool>
  let per: Phrases<Bool>
  let times: Phrases<TimeWord>
  let requests: Phrases<ShellRequest>
  let openings: Phrases<ShellRequest>
  let courtesies: Phrases<Bool>
  let losses: Phrases<Bool>
  let exemptions: Phrases<Exemption>
  let exceptions: Phrases<Bool>
  let possessions: Phrases<Bool>
  let holds: Phrases<Hold>
  let manyUnits: Set<Int32>
  let dates: DateMarks
  let plurals: Plurals
  let traits: Traits

  /// Compiles word lists.
  init(_ words: Words) {
    var lexer = Lexer(words)
    numbers = lexer.phrases(words.numbers)
    money = lexer.phrases(words.money)
    durations = lexer.phrases(words.durations)
    otherUnits = lexer.phrases([(true, words.otherUnits)])
    of = lexer.phrases([(true, words.of)])
    per = lexer.phrases([(true, words.per)])
    times = lexer.phrases(words.times)
    requests = lexer.phrases(words.requests)
    openings = lexer.phrases(words.openings)
    courtesies = lexer.phrases([(true, words.courtesies)])
    losses = lexer.phrases([(true, words.losses)])
    exemptions = lexer.phrases(words.exemptions)
    exceptions = lexer.phrases([(true, words.exceptions)])
    possessions = lexer.phrases([(true, words.possessions)])
    holds = lexer.phrases(words.holds)
    let shared = lexer.phrases(words.polar + [(.plain, words.small)])
    var polar: [Topic: Phrases<PolarWord>] = [:]
    for (topic, own) in words.polarByTopic {
      polar[topic] = lexer.phrases(own, over: shared)
    }
    self.polar = polar
    let common = lexer.phrases(words.amounts)
    var amounts: [Topic: Phrases<AmountWord>] = [:]
    for (topics, own) in words.amountsByTopic {
      let phrases = lexer.phrases(own, over: common)
      for topic in topics { amounts[topic] = phrases }
    }
    self.amounts = amounts
    selves = lexer.phrases([(true, words.selves)])
    thirdPersons = lexer.ids(of: words.thirdPersons)
    prepositions = lexer.ids(of: words.prepositions)
    determiners = lexer.ids(of: words.determiners)
    small = lexer.ids(of: words.small)
    particles = lexer.ids(of: words.particles)
    manyUnits = lexer.ids(of: words.manyUnits)
    dates = DateMarks(words)
    plurals = words.plurals
    traits = words.traits
    lexer.allowGlue(words)
    lexer.learnCompounds(words)
    lexer.learnSpelling(words)
    self.lexer = lexer
  }

  /// Returns the words of a line, with what is passed over left out.
  func tokens(of line: Line) -> [Token] {
    lexer.tokens(of: line)
  }
}
