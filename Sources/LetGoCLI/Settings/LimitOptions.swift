import LetGoCore
import LetGoLanguage
import LetGoPrompts

/// The limits that come with a currency, as far as they were said.
struct LimitOptions: Equatable {
  /// What another one costs less than.
  var cost: Amount?
  /// The price over which a wish waits.
  var pausePrice: Amount?
  /// The price from which a wish waits the days, where others wait hours.
  var longPausePrice: Amount?

  /// The options that say them.
  static let all: [Option] = [.cost, .pausePrice, .longPausePrice]

  init() {}

  /// Reads the options; amounts may name the currency that they are limits in.
  init(_ input: Input, in currency: Currency?, _ context: Context) throws {
    func amount(_ option: Option, _ key: Settings.Key) throws -> Amount? {
      guard let value = input[option] else { return nil }
      return Amount(try context.settingValue(value, for: key, in: currency))
    }
    cost = try amount(.cost, .cost)
    pausePrice = try amount(.pausePrice, .pausePrice)
    longPausePrice = try amount(.longPausePrice, .longPausePrice)
  }

  /// Returns what is set with a currency.
  func values(with currency: Currency) -> [Settings.Key: String?] {
    var values: [Settings.Key: String?] = [.currency: currency.code]
    if let cost { values[.cost] = cost.description }
    if let pausePrice { values[.pausePrice] = pausePrice.description }
    if let longPausePrice { values[.longPausePrice] = longPausePrice.description }
    return values
  }

  /// Returns the limits with what was missing asked for; nil when the person gave none.
  ///
  /// Where nobody can be asked it complains and names the options.
  func completed(for currency: Currency, in context: Context) throws -> LimitOptions? {
    var limits = self
    let isNew = context.settings.limits.currency != currency
    var missing: [(WritableKeyPath<LimitOptions, Amount?>, Option, Phrase)] = []
    if isNew {
      if cost == nil { missing.append((\.cost, .cost, .askLimitCost(currency: currency.code))) }
      if pausePrice == nil {
        missing.append((\.pausePrice, .pausePrice, .askLimitPause(currency: currency.code)))
      }
      if longPausePrice == nil, context.settings.limits.longPausePrice != nil {
        missing.append(
          (\.longPausePrice, .longPausePrice, .askLimitLong(currency: currency.code))
        )
      }
    }
    guard !missing.isEmpty else { return limits }
    guard let console = context.someoneToAsk() else {
      let options = missing.map { "\($0.1.name) N" }.joined(separator: " ")
      throw Complaint(
        .currencyNeedsLimits(currency: currency.code),
        hint: .hintAddOptions(options: options),
        code: .usage
      )
    }
    let asking = Asking(in: context, on: console)
    var index = 0
    while index < missing.count {
      switch try asking.limit(missing[index].2, in: currency, context) {
      case .amount(let amount):
        limits[keyPath: missing[index].0] = amount
        index += 1
      case .back where index > 0: index -= 1
      case .back, .none: return nil
      }
    }
    return limits
  }

  /// Returns the price from which a wish waits the days, asked for where it was not said.
  func longPrice(for currency: Currency, in context: Context) throws -> Amount? {
    if let longPausePrice { return longPausePrice }
    guard let console = context.someoneToAsk() else {
      throw Complaint(
        .presetNeedsLimit(currency: currency.code),
        hint: .hintAddOptions(options: "\(Option.longPausePrice.name) N"),
        code: .usage
      )
    }
    let asking = Asking(in: context, on: console)
    switch try asking.limit(.askLimitLong(currency: currency.code), in: currency, context) {
    case .amount(let amount): return amount
    case .back, .none: return nil
    }
  }
}

/// What a person answers when asked for a limit.
private enum LimitAnswer {
  case amount(Amount)
  case back
  /// They passed over it.
  case none
}

extension Asking {
  /// Asks for an amount over 0 in a currency.
  fileprivate func limit(
    _ question: Phrase,
    in currency: Currency,
    _ context: Context
  ) throws -> LimitAnswer {
    try ask(
      question,
      why: .whyLimit,
      help: .unclearLimit(currency: currency.code),
      unclear: .unclearLimit(currency: currency.code),
      whenPassed: LimitAnswer.none
    ) { line in
      switch context.reader.read(line, about: .price, on: context.clock.today) {
      case .price(let price):
        guard case .exactly(let amount) = price.estimate, amount > .zero,
          price.currency == nil || price.currency == currency
        else { return .unclear }
        return .answer(.amount(amount))
      case .command(let request): return .request(request, back: .none, goesBack: .back)
      case .answer, .lastUse, .yearly, .minutes, .count, .roughCount, .exemption, .loss, .unclear:
        return .unclear
      }
    }
  }
}
