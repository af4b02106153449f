import LetGoCore
import LetGoLanguage
import LetGoPrompts

extension Context {
  /// Returns the value of a setting as the store writes it, or complains with the range that it has.
  ///
  /// An amount may name the currency that the limits are in.
  func settingValue(
    _ text: String,
    for key: Settings.Key,
    in currency: Currency?
  ) throws -> String {
    if key == .name { _ = try Name.checked(text) }
    let plain = try plainValue(of: text, for: key, in: currency)
    if key == .currency { try checkCurrency(plain) }
    var settings = Settings()
    guard settings.set(key, to: plain), let value = settings.value(of: key) else {
      throw Complaint(
        complaint(about: text.excerpt, key),
        hint: .hintSettingPublished(key: key.rawValue),
        code: .usage
      )
    }
    return value
  }

  /// Returns what was said in words as a number, where it is one.
  private func plainValue(
    of text: String,
    for key: Settings.Key,
    in own: Currency?
  ) throws -> String {
    let today = clock.today
    switch key {
    case .cost, .pausePrice, .longPausePrice:
      guard case .price(let price) = reader.read(text, about: .price, on: today),
        case .exactly(let amount) = price.estimate
      else { return text }
      if let currency = price.currency, currency != own {
        throw Complaint(
          .foreignAmount(value: text.excerpt, currency: currency.code),
          hint: .hintCurrency(currency: currency.code),
          code: .usage
        )
      }
      return amount.description
    case .minutes:
      guard case .minutes(.exactly(let minutes)) = reader.read(text, about: .minutes, on: today)
      else { return text }
      return minutes.description
    case .currency:
      // A sign or a name, as prices are said with it.
      guard Currency(text) == nil,
        case .price(let price) = reader.read("1 \(text)", about: .price, on: today),
        let currency = price.currency
      else { return text }
      return currency.code
    case .window, .pauseDays, .pauseHours, .dayStart, .name: return text
    case .theme, .language, .recall: return text.lowercased()
    }
  }

  /// Complains about three letters that are no currency, and names the one that was meant.
  private func checkCurrency(_ text: String) throws {
    guard let currency = Currency(text), !currency.isInUse else { return }
    throw Complaint(
      .notSettingCurrency(value: text.excerpt),
      hint: meantCurrency(by: currency).map { .hintCurrencyCode(currency: $0) }
        ?? .hintSettingPublished(key: Settings.Key.currency.rawValue),
      code: .usage
    )
  }

  /// Returns the code for a short form or a name that is none, or the only one a slip away.
  private func meantCurrency(by typed: Currency) -> String? {
    if let code = Self.currencyNames[typed.code] { return code }
    if case .price(let price) = reader.read("1 \(typed.code)", about: .price, on: clock.today),
      let currency = price.currency, currency.isInUse
    {
      return currency.code
    }
    let near = Currency.codes.filter { Spelling.slips(from: typed.code, to: $0) == 1 }
    return near.count == 1 ? near[0] : nil
  }

  /// What is written for a currency where no program reads it.
  private static let currencyNames = [
    "DMK": "EUR", "FRS": "CHF", "NTD": "TWD", "RMB": "CNY", "RUR": "RUB", "SFR": "CHF",
    "STG": "GBP", "UKP": "GBP", "YEN": "JPY",
  ]

  private func complaint(about value: String, _ key: Settings.Key) -> Phrase {
    switch key {
    case .window, .pauseDays:
      .notSettingCount(value: value, key: key.rawValue, most: String(Settings.mostDays))
    case .pauseHours:
      .notSettingCount(value: value, key: key.rawValue, most: String(Settings.mostHours))
    case .cost, .pausePrice, .longPausePrice:
      .notSettingAmount(value: value, key: key.rawValue)
    case .minutes: .notSettingMinutes(value: value, key: key.rawValue)
    case .currency: .notSettingCurrency(value: value)
    case .theme: .notSettingTheme(value: value)
    case .recall: .notSettingRecall(value: value)
    case .language:
      .notSettingLanguage(
        value: value,
        languages: Language.allCases.map(\.rawValue).joined(separator: ", ")
      )
    // A name was checked before.
    case .dayStart, .name: .notSettingDayStart(value: value, key: key.rawValue)
    }
  }
}

extension Wording {
  /// Returns the value in force in a word, also where there is none.
  func words(for key: Settings.Key, in settings: Settings) -> String {
    prompts.words(for: key, in: settings)
  }
}

extension Prompts {
  /// Returns the value in force in a word, also where there is none.
  func words(for key: Settings.Key, in settings: Settings) -> String {
    settings.value(of: key) ?? text(key == .currency ? .settingAny : .settingNone)
  }
}

extension Settings.Key {
  /// What it decides.
  var meaning: Phrase {
    switch self {
    case .window: .settingWindow
    case .cost: .settingCost
    case .minutes: .settingMinutes
    case .pausePrice: .settingPausePrice
    case .pauseDays: .settingPauseDays
    case .pauseHours: .settingPauseHours
    case .longPausePrice: .settingLongPausePrice
    case .currency: .settingCurrency
    case .dayStart: .settingDayStart
    case .name: .settingName
    case .theme: .settingTheme
    case .language: .settingLanguage
    case .recall: .settingRecall
    }
  }
}
