import LetGoCore
import LetGoPrompts
import LetGoStore

/// `settings`: what is set and what is as published, or sets one of it.
struct SettingsCommand: Command {
  static let verb = "settings"
  static let form = Form(
    verb: verb,
    operand: .optional("KEY [VALUE|published]"),
    options: [.cost, .pausePrice, .longPausePrice, .json]
  )

  /// The word that sets one setting, or all limits, back.
  private static let published = "published"
  /// What names a preset in the place of a setting.
  private static let preset = "preset"

  private let request: Request
  private let asJSON: Bool
  private let limits: LimitOptions

  /// What is asked for.
  private enum Request {
    case show([Settings.Key])
    case change(Settings.Key, to: String?)
    case currency(Currency)
    case preset(Preset)
  }

  init(_ input: Input, in context: Context) throws {
    asJSON = input.has(.json)
    request = try Self.request(input.words, in: context)
    let allowed: [Option] =
      switch request {
      case .currency: LimitOptions.all
      case .preset(.minimalists): [.longPausePrice]
      case .preset(.published), .show, .change: []
      }
    if let stray = LimitOptions.all.first(where: { input.has($0) && !allowed.contains($0) }) {
      throw Complaint(.strayOption(option: stray.name), hint: .hintStrayOption, code: .usage)
    }
    let currency =
      if case .currency(let new) = request { Currency?.some(new) } else { context.limits.currency }
    limits = try LimitOptions(input, in: currency, context)
  }

  private static func request(_ words: [String], in context: Context) throws -> Request {
    guard let first = words.first else { return .show(Settings.Key.allCases) }
    let rest = words.dropFirst().joined(separator: " ")
    if first.lowercased() == preset {
      if rest.isEmpty {
        let forms = context.prompts.either(Preset.allCases.map(\.rawValue))
        throw Complaint(
          .wordsNeeded(typed: "\(verb) \(preset)", forms: forms),
          hint: .hintVerbHelp(verb: verb),
          code: .usage
        )
      }
      guard let preset = Preset(rawValue: rest.lowercased()) else {
        throw Complaint(.unknownPreset(name: rest.excerpt), hint: .hintPresets, code: .usage)
      }
      return .preset(preset)
    }
    guard let key = Settings.Key(rawValue: first.lowercased()) else {
      let known = Settings.Key.allCases.map(\.rawValue) + [preset]
      throw Complaint(
        .unknownSetting(name: first.excerpt),
        hint: Spelling.suggestion(for: first, among: known)
          .map { .hintSetting(name: $0) } ?? .hintSettings,
        code: .usage
      )
    }
    if words.count == 1 { return .show([key]) }
    if rest.lowercased() == published { return .change(key, to: nil) }
    let value = try context.settingValue(rest, for: key, in: context.limits.currency)
    if key == .currency, let currency = Currency(value) { return .currency(currency) }
    return .change(key, to: value)
  }

  func run(in context: Context) throws -> ExitCode {
    switch request {
    case .show(let keys): try show(keys, in: context)
    case .change(.currency, to: nil): try change(Preset.withoutCurrency(context.settings), context)
    case .change(let key, to: let value): try change([key: value], context)
    case .currency(let currency):
      // With limits given it is set anew, though it is the same.
      if context.settings.limits.currency == currency, limits == LimitOptions() {
        try change([.currency: currency.code], context)
      } else if let chosen = try limits.completed(for: currency, in: context) {
        try change(chosen.values(with: currency), context)
      } else {
        try context.note(.notNow)
      }
    case .preset(let preset):
      guard let values = try preset.values(limits, in: context) else {
        try context.note(.notNow)
        return .done
      }
      try change(values, context)
    }
    return .done
  }

  private func show(_ keys: [Settings.Key], in context: Context) throws {
    let settings = try context.readStore().settings
    if asJSON {
      for key in keys {
        let value = settings.value(of: key).map { JSON.string($0) } ?? "null"
        let isOwn = settings.values[key] != nil
        try context.answer(
          "{\"key\":\(JSON.string(key.rawValue)),\"value\":\(value),\"own\":\(isOwn)}"
        )
      }
      return
    }
    let wording = context.wordingForRows
    let rows = keys.map { key in
      ListRow(
        key.rawValue,
        wording.words(for: key, in: settings),
        wording.text(settings.values[key] == nil ? .settingPublished : .settingOwn),
        wording.text(key.meaning)
      )
    }
    try context.list(rows, orWhenEmpty: .hintSettings)
  }

  /// Sets what differs from what is set; an act that would change nothing is none.
  private func change(_ values: [Settings.Key: String?], _ context: Context) throws {
    try refusePublished(values, context)
    let before = try context.readStore().settings
    let changed = values.filter { before.values[$0.key] != $0.value }
    let order = Settings.Key.allCases
    if changed.isEmpty {
      let key = order.first { values[$0] != nil } ?? .cost
      let value = context.wording.words(for: key, in: before)
      return try context.answer(.settingAlready(key: key.rawValue, value: value))
    }
    let (was, now) = try context.record(Self.verb) { act in
      let was = try act.settings
      try act.set(changed)
      return (was, try act.settings)
    }
    // What is said of a new language is said in it.
    _ = context.settings
    let parts = order.filter { changed[$0] != nil }.map { key in
      context.prompts.text(
        .settingChange(
          key: key.rawValue,
          value: context.wording.words(for: key, in: now),
          old: context.wording.words(for: key, in: was)
        )
      )
    }
    try context.answer(.recordedSettings(changes: parts.joined(separator: ", ")))
  }

  /// The published amounts name no currency, so that they are no limits in one.
  private func refusePublished(_ values: [Settings.Key: String?], _ context: Context) throws {
    guard let currency = context.settings.limits.currency, values[.currency] == nil else { return }
    for key in [Settings.Key.cost, .pausePrice] where values[key] == .some(nil) {
      let value = Settings().value(of: key) ?? ""
      throw Complaint(
        .publishedNoLimit(value: value, currency: currency.code),
        hint: .hintSetNumber(key: key.rawValue, value: value),
        code: .refused
      )
    }
  }

  static func choices(for blank: String, after words: [String]) -> [String] {
    if blank == "KEY" { return Settings.Key.allCases.map(\.rawValue) + [preset] }
    switch words {
    case [preset]: return Preset.allCases.map(\.rawValue)
    case [Settings.Key.theme.rawValue]: return Theme.allCases.map(\.rawValue)
    case [Settings.Key.recall.rawValue]: return [Settings.on, Settings.off]
    case [Settings.Key.language.rawValue]:
      return [Settings.auto] + Language.allCases.map(\.rawValue)
    default: return []
    }
  }

  static func meanings(after words: [String]) -> Phrase? {
    switch words.first?.lowercased() {
    case preset: .choicesPreset
    case Settings.Key.theme.rawValue: .choicesTheme
    case Settings.Key.language.rawValue: .choicesLanguage
    case Settings.Key.recall.rawValue: .choicesRecall
    default: nil
    }
  }

  static func summary(of choice: String, after words: [String], in prompts: Prompts) -> String {
    if words.isEmpty {
      let meaning = choice == preset ? .settingPreset : Settings.Key(rawValue: choice)?.meaning
      return meaning.map { prompts.text($0) } ?? ""
    }
    if choice == published, let key = Settings.Key(rawValue: words[0].lowercased()) {
      return prompts.text(.choicePublished(value: prompts.words(for: key, in: Settings())))
    }
    return meanings(after: words).map { prompts.meaning(of: choice, in: $0) } ?? ""
  }

  /// Followed by what is no setting, it names something owned.
  static func fits(_ words: [String]) -> Bool {
    guard let first = words.first?.lowercased() else { return true }
    return first == preset || Settings.Key(rawValue: first) != nil
  }
}
