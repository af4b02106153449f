// What a person sets, and what is said when it can't be.

extension Phrase {
  package static func recordedSettings(changes: String) -> Phrase { phrase(changes) }
  package static func settingChange(key: String, value: String, old: String) -> Phrase {
    phrase(key, value, old)
  }
  package static func settingAlready(key: String, value: String) -> Phrase { phrase(key, value) }
  package static var settingOwn: Phrase { phrase() }
  package static var settingPublished: Phrase { phrase() }
  package static var settingAny: Phrase { phrase() }
  package static var settingNone: Phrase { phrase() }
  package static var settingWindow: Phrase { phrase() }
  package static var settingCost: Phrase { phrase() }
  package static var settingMinutes: Phrase { phrase() }
  package static var settingPausePrice: Phrase { phrase() }
  package static var settingPauseDays: Phrase { phrase() }
  package static var settingPauseHours: Phrase { phrase() }
  package static var settingLongPausePrice: Phrase { phrase() }
  package static var settingCurrency: Phrase { phrase() }
  package static var settingDayStart: Phrase { phrase() }
  package static var settingName: Phrase { phrase() }
  package static var settingTheme: Phrase { phrase() }
  package static var settingLanguage: Phrase { phrase() }
  package static var settingRecall: Phrase { phrase() }
  package static var settingPreset: Phrase { phrase() }
  package static func unknownSetting(name: String) -> Phrase { phrase(name) }
  package static func hintSetting(name: String) -> Phrase { phrase(name) }
  package static var hintSettings: Phrase { phrase() }
  package static func unknownPreset(name: String) -> Phrase { phrase(name) }
  package static var hintPresets: Phrase { phrase() }
  package static func notSettingCount(value: String, key: String, most: String) -> Phrase {
    phrase(value, key, most)
  }
  package static func notSettingAmount(value: String, key: String) -> Phrase { phrase(value, key) }
  package static func notSettingMinutes(value: String, key: String) -> Phrase {
    phrase(value, key)
  }
  package static func notSettingCurrency(value: String) -> Phrase { phrase(value) }
  package static func notSettingTheme(value: String) -> Phrase { phrase(value) }
  package static func notSettingLanguage(value: String, languages: String) -> Phrase {
    phrase(value, languages)
  }
  package static func notSettingRecall(value: String) -> Phrase { phrase(value) }
  package static func notSettingDayStart(value: String, key: String) -> Phrase {
    phrase(value, key)
  }
  package static func hintSettingPublished(key: String) -> Phrase { phrase(key) }
  package static func foreignAmount(value: String, currency: String) -> Phrase {
    phrase(value, currency)
  }
  package static func hintCurrency(currency: String) -> Phrase { phrase(currency) }
  package static func hintCurrencyCode(currency: String) -> Phrase { phrase(currency) }
  package static func publishedNoLimit(value: String, currency: String) -> Phrase {
    phrase(value, currency)
  }
  package static func hintSetNumber(key: String, value: String) -> Phrase { phrase(key, value) }
  package static func currencyNeedsLimits(currency: String) -> Phrase { phrase(currency) }
  package static func presetNeedsLimit(currency: String) -> Phrase { phrase(currency) }
  package static func hintAddOptions(options: String) -> Phrase { phrase(options) }
  package static func strayOption(option: String) -> Phrase { phrase(option) }
  package static var hintStrayOption: Phrase { phrase() }
  package static func askLimitCost(currency: String) -> Phrase { phrase(currency) }
  package static func askLimitPause(currency: String) -> Phrase { phrase(currency) }
  package static func askLimitLong(currency: String) -> Phrase { phrase(currency) }
  package static var whyLimit: Phrase { phrase() }
  package static func unclearLimit(currency: String) -> Phrase { phrase(currency) }
  package static func greetingMorningTo(name: String) -> Phrase { phrase(name) }
  package static func greetingAfternoonTo(name: String) -> Phrase { phrase(name) }
  package static func greetingEveningTo(name: String) -> Phrase { phrase(name) }
}
