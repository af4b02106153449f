import LetGoCore
import LetGoPrompts

/// What is said around one question about an item.
struct QuestionTexts {
  /// The question itself.
  let question: Phrase
  /// The rule behind it.
  let why: Phrase
  /// What would answer it.
  let help: Phrase
  /// What is said when an answer could not be read.
  let unclear: Phrase
  /// What can be answered, for Tab.
  let choices: Phrase

  init(_ question: Question, _ context: Context) {
    let limits = context.limits
    let days = String(limits.window)
    let cost = context.wording.money(limits.cost)
    let minutes = context.wording.time(.exactly(limits.minutes))
    choices = [.used, .next].contains(question) ? .answersPolar : .answersAmount
    switch question {
    case .used:
      self.question = .askUsed(days: days)
      why = .whyUsed(days: days)
      help = .helpUsed
      unclear = .unclearUsed
    case .next:
      self.question = .askNext(days: days)
      why = .whyNext(days: days)
      help = .helpNext
      unclear = .unclearYesNo
    case .cost:
      self.question = .askCost
      why = .whyCost(cost: cost, minutes: minutes)
      help = .helpCost
      unclear = .unclearPrice
    case .minutes:
      self.question = .askMinutes
      why = .whyMinutes(cost: cost, minutes: minutes)
      help = .helpMinutes
      unclear = .unclearMinutes
    }
  }
}
