/// What something costs, in the currency it was said in.
package struct Price: Hashable, Sendable {
  /// How much.
  package var estimate: Estimate
  /// The currency that was said; nil is the person's own.
  package var currency: Currency?

  @inlinable package init(_ estimate: Estimate, _ currency: Currency? = nil) {
    self.estimate = estimate
    self.currency = currency
  }

  /// Returns whether it is less than a limit; an amount in another currency is not compared.
  package func isBelow(_ limit: Amount, in limitCurrency: Currency?) -> Answer {
    isComparable(with: limitCurrency) ? estimate.isBelow(limit) : .unsure
  }

  /// Returns whether the price is in the limit's currency, as far as both are known.
  package func isComparable(with limitCurrency: Currency?) -> Bool {
    guard let currency, let limitCurrency else { return true }
    return currency == limitCurrency
  }
}

extension Price: LosslessStringConvertible {
  /// Reads the form that `description` writes, or returns nil.
  package init?(_ text: String) {
    let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, let estimate = Estimate(String(first)) else { return nil }
    guard parts.count == 2 else {
      self.init(estimate)
      return
    }
    guard let currency = Currency(String(parts[1])) else { return nil }
    self.init(estimate, currency)
  }

  /// The price as the store and the exports write it: `8`, `8~12 EUR`.
  package var description: String { String(written: append) }

  /// Appends the description in ASCII.
  package func append(to bytes: inout [UInt8]) {
    estimate.append(to: &bytes)
    guard let currency else { return }
    bytes.append(UInt8(ascii: " "))
    bytes.append(contentsOf: currency.code.utf8)
  }
}

/// A currency by its ISO 4217 code.
package struct Currency: Hashable, Sendable, LosslessStringConvertible {
  /// The three letters, a byte each; a number, so that prices stay plain data that is cheap to
  /// move.
  private let letters: UInt32

  /// Reads three ASCII letters in either case; anything else is nil.
  package init?(_ code: String) {
    guard code.utf8.count == 3, code.utf8.allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) }) else {
      return nil
    }
    letters = code.utf8.reduce(0) { $0 << 8 | UInt32($1 & 0xDF) }
  }

  /// Three capital letters, such as `EUR`.
  package var code: String {
    let bytes = [letters >> 16, letters >> 8, letters].map { UInt8(truncatingIfNeeded: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  package var description: String { code }

  /// The sign that is written before an amount, where the currency has one of its own.
  package var sign: String? {
    switch code {
    case "USD": "$"
    case "EUR": "€"
    case "GBP": "£"
    case "JPY": "¥"
    default: nil
    }
  }
}
