import LetGoPrompts

/// Words after a verb that are not what it takes, held against the way in which help writes it.
struct Misfit {
  /// The verb and the words after it that help writes as they are.
  let fitting: [String]
  /// The other words.
  let rest: [String]
  /// What can stand in their place, as help writes it.
  let choices: [String]
  /// Those of the choices that are typed as they are.
  let literals: [String]
  /// What has to be a whole number there, and which ones there are.
  let number: (blank: String, range: ClosedRange<Int>)?
  /// The option that a file would belong to, where one stands alone for no verb's words.
  private let option: Option?

  /// More ways than these are told by the words that they begin with.
  private static let most = 5

  /// Finds where words part from what a verb takes; `named` has what stands for a name in the help.
  init(_ words: [String], for form: Form, named: (_ blank: String, _ words: [String]) -> [String]) {
    let ways = Pattern.split(form.operand.text, at: "|").map { way in
      Pattern.split(way, at: " ").filter { !$0.isEmpty }.map { Place($0) }
    }.filter { !$0.isEmpty }
    let fitting = ways.map { Misfit.literals(of: $0, in: words) }
    let depth = fitting.max() ?? 0
    let rests = zip(ways, fitting).filter { $0.1 == depth }.map { $0.0.dropFirst(depth) }
    self.fitting = [form.verb] + words[..<depth].map { $0.lowercased() }
    rest = Array(words[depth...])
    let firsts = rests.compactMap(\.first).flatMap(\.choices)
    literals =
      firsts.filter(Pattern.isWord) + firsts.flatMap { named($0, Array(words[..<depth])) }
    choices =
      rests.filter { !$0.isEmpty }.flatMap { rest -> [String] in
        let names = rest.first?.choices.flatMap { named($0, Array(words[..<depth])) } ?? []
        // What a name stands for says more than the name.
        if !names.isEmpty { return names }
        // Without any word it is told what is needed, and with others what is taken.
        let told = words.count > depth ? rest : rest.filter { !$0.isOptional }
        let places = rests.count > Misfit.most ? rest.prefix(1) : told
        return [places.map(\.text).joined(separator: " ")].filter { !$0.isEmpty }
      }.withoutRepeats
    option = choices.isEmpty && words.count == 1 ? form.fileOption(for: words[0]) : nil
    number = firsts.lazy.compactMap { blank in form.numbers[blank].map { (blank, $0) } }.first
  }

  /// Returns how many words a way begins with that are typed as they are.
  private static func literals(of way: [Place], in words: [String]) -> Int {
    zip(way, words).prefix { place, word in
      place.choices.contains { Pattern.isWord($0) && $0 == word.lowercased() }
    }.count
  }

  /// One word of a way, or what stands for one.
  private struct Place {
    /// How help writes it; brackets around what may be left out.
    let text: String

    init(_ text: String) { self.text = text }

    var isOptional: Bool { text.hasPrefix("[") && text.hasSuffix("]") }

    /// What can stand there.
    var choices: [String] {
      Pattern.split(isOptional ? String(text.dropFirst().dropLast()) : text, at: "|")
    }
  }

  /// Returns what is said of it.
  func complaint(in prompts: Prompts) -> Complaint {
    let typed = fitting.joined(separator: " ").excerpt
    let words = rest.joined(separator: " ").excerpt
    let forms = prompts.either(choices)
    let message: Phrase =
      if choices.isEmpty {
        fitting.count == 1
          ? .unexpectedName(verb: typed, name: words) : .wordsMore(typed: typed, words: words)
      } else {
        rest.isEmpty
          ? .wordsNeeded(typed: typed, forms: forms)
          : .wordsOther(typed: typed, forms: forms, words: words)
      }
    return Complaint(message, hint: hint, code: .usage)
  }

  private var hint: Phrase {
    if let word = rest.first, let meant = Spelling.suggestion(for: word, among: literals) {
      return .hintVerb(verb: meant)
    }
    if let option {
      return .hintFileOption(
        verb: fitting[0],
        option: option.name,
        path: rest.joined(separator: " ").excerpt
      )
    }
    if let number {
      return .hintWhole(
        blank: number.blank,
        least: String(number.range.lowerBound),
        most: String(number.range.upperBound)
      )
    }
    return .hintVerbHelp(verb: fitting[0])
  }
}

extension Command {
  /// Complains when there are no words, or some, where the verb takes others.
  static func checkOperand(of input: Input, in prompts: Prompts) throws(Complaint) {
    switch form.operand {
    case .none where !input.words.isEmpty: throw misfit(input.words, in: prompts)
    // What is called a name in the help is asked for as one.
    case .required("NAME"), .required("ITEM"): _ = try input.requiredName()
    case .required where input.words.isEmpty: throw misfit([], in: prompts)
    case .required: _ = try input.requiredName()
    case .none, .optional, .several: break
    }
  }

  /// Complains about words that the verb can make nothing of, and says what it takes.
  static func misfit(_ words: [String], in prompts: Prompts) -> Complaint {
    Misfit(words, for: form, named: choices).complaint(in: prompts)
  }
}

extension Prompts {
  /// Returns choices like `list, restore or now`.
  func either(_ choices: [String]) -> String {
    guard let last = choices.last, choices.count > 1 else { return choices.first ?? "" }
    return text(
      .orLast(choices: choices.dropLast().joined(separator: ", "), last: last)
    )
  }
}

extension [String] {
  /// The same without what came before.
  fileprivate var withoutRepeats: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
