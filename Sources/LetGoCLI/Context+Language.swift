import LetGoCore
import LetGoLanguage
import LetGoPrompts

extension Context {
  /// What the coach says, in the person's language.
  var prompts: Prompts { .of(language) }

  /// What answers mean, in the person's language.
  var reader: Reader { Reader(words: words) }

  /// The words that answers are made of, in the person's language.
  var words: WordTables { .of(language) }

  /// How the program words amounts, days and reasons today.
  var wording: Wording { wording(in: language) }

  /// How it words what programs read: the same whatever language a person reads.
  var wordingForPrograms: Wording {
    var wording = wording(in: .english)
    wording.isForPrograms = true
    return wording
  }

  /// How it words the rows of a list on standard output, which a person reads in a terminal and a
  /// program everywhere else.
  var wordingForRows: Wording { output.isTerminal ? wording : wordingForPrograms }

  private func wording(in language: Language) -> Wording {
    Wording(prompts: .of(language), limits: limits, today: clock.today)
  }
}
