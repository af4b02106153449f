import LetGoCore
import LetGoLanguage
import LetGoPrompts

extension Answers {
  /// Reads the options that answer questions; nil when none was given.
  init?(_ input: Input, in context: Context) throws(Complaint) {
    guard Option.answers.contains(where: { input.has($0) }) else { return nil }
    self.init()
    try take(.used, from: input, .used, in: context)
    try take(.next, from: input, .next, in: context)
    try take(.cost, from: input, .cost, in: context)
    try take(.minutes, from: input, .minutes, in: context)
    if let value = input[.exempt] {
      guard let named = Exemption(rawValue: value.lowercased()) else {
        throw Complaint(
          .notExemption(value: value.excerpt, option: Option.exempt.name),
          hint: .hintExemption,
          code: .usage
        )
      }
      exemption = named
    }
  }

  private mutating func take(
    _ option: Option,
    from input: Input,
    _ question: Question,
    in context: Context
  ) throws(Complaint) {
    guard let value = input[option] else { return }
    let today = context.clock.today
    let reading = context.reader.read(value, about: Topic(question), on: today)
    guard take(reading, for: question, on: today) else {
      throw Complaint(unreadable: value, in: option, for: question)
    }
  }
}

extension Complaint {
  /// Makes the complaint about an option whose value does not answer its question.
  init(unreadable value: String, in option: Option, for question: Question) {
    let value = value.excerpt
    switch question {
    case .used: self.init(.notUse(value: value, option: option.name), hint: .hintUse, code: .usage)
    case .next:
      self.init(.notYesNo(value: value, option: option.name), hint: .hintYesNo, code: .usage)
    case .cost:
      self.init(.notPrice(value: value, option: option.name), hint: .hintPrice, code: .usage)
    case .minutes:
      self.init(.notMinutes(value: value, option: option.name), hint: .hintMinutes, code: .usage)
    }
  }
}
