import LetGoPrompts

/// `why`: the reason of the last verdict, and the rules in their authors' sense.
struct WhyCommand: Command {
  static let verb = "why"
  static let form = Form(verb: verb)

  init(_ input: Input, in context: Context) throws {}

  func run(in context: Context) throws -> ExitCode {
    if let (name, judgement) = context.lastJudgement {
      let sentence = context.wording.sentence(judgement).plain
      try context.answer(.reasonOf(name: name.text, sentence: sentence))
    }
    let limits = context.limits
    let rules = Phrase.rules(
      window: String(limits.window),
      cost: context.wording.money(limits.cost),
      minutes: context.wording.time(.exactly(limits.minutes)),
      price: context.wording.money(limits.pausePrice),
      wait: context.wording.wait
    )
    for line in context.prompts.lines(rules) { try context.answer("\(line)") }
    if limits.pauseHours == nil { try context.answer(.rulesPreset, .faint) }
    return .done
  }
}
