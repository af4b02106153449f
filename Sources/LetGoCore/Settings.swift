/// What a person set for themselves; what they did not is as published.
package struct Settings: Equatable, Sendable {
  /// What was set, as it is written and shown.
  package private(set) var values: [Key: String] = [:]
  /// The numbers that the rules compare with.
  package private(set) var limits = Limits.published
  /// When the person's day begins.
  package private(set) var dayStart = DayStart.midnight
  /// What the person wants to be called.
  package private(set) var person: Name?
  /// The colours that the person wants.
  package private(set) var theme = Theme.auto
  /// The language that the person wants; nil for that of the environment.
  package private(set) var language: Language?

  /// Whether what is typed at the prompt is kept for the next shell.
  package private(set) var recalls = true

  /// What can be set; the raw values are the names of the fields that ops set.
  package enum Key: String, CaseIterable, Sendable {
    /// Days to either side of today that count as in use.
    case window
    /// The price that another one must cost less than.
    case cost
    /// The minutes that getting another one must take less than.
    case minutes
    /// The price above which a wish waits.
    case pausePrice = "pause-price"
    /// The days that a wish waits and a box stays closed.
    case pauseDays = "pause-days"
    /// The hours that a wish waits that is not dear enough for the days.
    case pauseHours = "pause-hours"
    /// The price from which a wish waits the days, where shorter ones wait hours.
    case longPausePrice = "long-pause-price"
    /// The currency of all prices that name none.
    case currency
    /// When the day begins.
    case dayStart = "day-start"
    /// What the person wants to be called.
    case name
    /// The colours that the person wants.
    case theme
    /// The language that the person wants.
    case language
    /// Whether what is typed at the prompt is kept for the next shell.
    case recall
  }

  /// The most days that a window or a wait can have: ten years.
  package static let mostDays = 3_650
  /// The most hours that a wait can have: ten years.
  package static let mostHours = 87_600
  /// The word that leaves the language to the environment.
  package static let auto = "auto"
  /// The words for what is wanted and what is not.
  package static let on = "on", off = "off"

  package init() {}

  /// Sets one value from a text, or back to what was published for nil.
  ///
  /// Returns false, with nothing set, for a text that is no value of that setting.
  @discardableResult
  package mutating func set(_ key: Key, to text: String?) -> Bool {
    var changed = self
    let published = Limits.published
    switch key {
    case .window:
      guard let days = Self.count(text, upTo: Self.mostDays) else { return false }
      changed.limits.window = days ?? published.window
    case .cost:
      guard let amount = Self.amount(text) else { return false }
      changed.limits.cost = amount ?? published.cost
    case .minutes:
      guard let amount = Self.amount(text) else { return false }
      changed.limits.minutes = amount ?? published.minutes
    case .pausePrice:
      guard let amount = Self.amount(text) else { return false }
      changed.limits.pausePrice = amount ?? published.pausePrice
    case .pauseDays:
      guard let days = Self.count(text, upTo: Self.mostDays) else { return false }
      changed.limits.pauseDays = days ?? published.pauseDays
    case .pauseHours:
      guard let hours = Self.count(text, upTo: Self.mostHours) else { return false }
      changed.limits.pauseHours = hours
    case .longPausePrice:
      guard let amount = Self.amount(text) else { return false }
      changed.limits.longPausePrice = amount
    case .currency:
      let currency = text.flatMap { Currency($0) }
      guard text == nil || currency != nil else { return false }
      changed.limits.currency = currency
    case .dayStart:
      let start = text.flatMap { DayStart($0) }
      guard text == nil || start != nil else { return false }
      changed.dayStart = start ?? .midnight
    case .name:
      let name = text.flatMap { try? Name($0) }
      guard text == nil || name != nil else { return false }
      changed.person = name
    case .theme:
      let theme = text.map { Theme(rawValue: $0) } ?? .auto
      guard let theme else { return false }
      changed.theme = theme
    case .recall:
      guard text == nil || text == Self.on || text == Self.off else { return false }
      changed.recalls = text != Self.off
    case .language:
      let language = text.flatMap { Language(rawValue: $0) }
      guard text == nil || text == Self.auto || language != nil else { return false }
      changed.language = language
    }
    changed.values[key] = text
    self = changed
    return true
  }

  /// Returns the value in force, as it is written; nil where none is, such as no name.
  package func value(of key: Key) -> String? {
    switch key {
    case .window: String(limits.window)
    case .cost: limits.cost.description
    case .minutes: limits.minutes.description
    case .pausePrice: limits.pausePrice.description
    case .pauseDays: String(limits.pauseDays)
    case .pauseHours: limits.pauseHours.map { String($0) }
    case .longPausePrice: limits.longPausePrice?.description
    case .currency: limits.currency?.code
    case .dayStart: dayStart.description
    case .name: person?.text
    case .theme: theme.rawValue
    case .recall: recalls ? Self.on : Self.off
    case .language: language?.rawValue ?? Self.auto
    }
  }

  /// Reads a whole number from 1; nil when it is none, and nil within for no text.
  private static func count(_ text: String?, upTo most: Int) -> Int?? {
    guard let text else { return .some(nil) }
    guard let number = Int(text), (1...most).contains(number) else { return nil }
    return number
  }

  /// Reads an amount over 0; nil when it is none, and nil within for no text.
  private static func amount(_ text: String?) -> Amount?? {
    guard let text else { return .some(nil) }
    guard let amount = Amount(text), amount > .zero else { return nil }
    return amount
  }
}
