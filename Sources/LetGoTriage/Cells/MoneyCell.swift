import LetGoCore

/// An amount of money in a cell: a number with or without a currency before or after it.
struct MoneyCell: Equatable {
  let figure: Figure
  let currency: Currency?

  /// Reads a trimmed cell; nil when it is in words, below nothing, or no money.
  init?(_ cell: ByteView) {
    guard cell.count <= 60 else { return nil }
    var rest = cell.unwrapped.withoutApostrophes
    var currency: Currency?
    var start = 0
    while start < rest.count, !rest[start].isDigit, !rest.isDecimal(at: start) { start += 1 }
    if start > 0 {
      let before = rest.part(0, start).trimmedWidely
      guard let named = Currency(before) else { return nil }
      currency = named
      rest = rest.part(start, rest.count)
    }
    var end = rest.count
    while end > 0, !rest[end - 1].isDigit { end -= 1 }
    let after = rest.part(end, rest.count).withoutEmptyDecimals.trimmedWidely
    if !after.isEmpty {
      guard currency == nil, let named = Currency(after) else { return nil }
      currency = named
    }
    guard let figure = Figure(rest.part(0, end)) else { return nil }
    self.figure = figure
    self.currency = currency
  }
}

extension Currency {
  private static let euro = Currency("EUR")
  private static let dollar = Currency("USD")
  private static let pound = Currency("GBP")

  /// Reads the sign or the code in a cell, without a string for the usual ones.
  fileprivate init?(_ cell: ByteView) {
    var known: Currency?
    if cell.count == 1, cell[0] == UInt8(ascii: "$") { known = Currency.dollar }
    if cell.count == 3, cell[0] == 0xE2, cell[1] == 0x82, cell[2] == 0xAC { known = Currency.euro }
    if cell.count == 2, cell[0] == 0xC2, cell[1] == 0xA3 { known = Currency.pound }
    guard let currency = known ?? (cell.count <= 8 ? Currency(unit: cell.text) : nil) else {
      return nil
    }
    self = currency
  }
}

extension ByteView {
  /// The text of `="…"`, by which spreadsheets are kept from changing it; other cells as they are.
  var unwrapped: ByteView {
    guard count >= 3, self[0] == UInt8(ascii: "="), self[1] == .quote, self[count - 1] == .quote
    else { return self }
    return part(2, count - 1).trimmed
  }

  /// The text of `'…'`; other cells as they are.
  fileprivate var withoutApostrophes: ByteView {
    let mark = UInt8(ascii: "'")
    guard count > 2, self[0] == mark, self[count - 1] == mark else { return self }
    return part(1, count - 1).trimmed
  }

  /// Whether a decimal mark stands at an index before a digit: `.50`.
  fileprivate func isDecimal(at index: Int) -> Bool {
    DecimalMark(self[index]) != nil && index + 1 < count && self[index + 1].isDigit
  }

  /// What follows `,-`, `.-` or `,–`, which stand for decimals that are none.
  fileprivate var withoutEmptyDecimals: ByteView {
    guard count >= 2, DecimalMark(self[0]) != nil else { return self }
    var end = 1
    while end < count, self[end] == .minus { end += 1 }
    if end == 1, count >= 4, self[1] == 0xE2, self[2] == 0x80, (0x93...0x94).contains(self[3]) {
      end = 4
    }
    return end > 1 ? part(end, count) : self
  }

  /// The bytes without blanks of any width at both ends.
  fileprivate var trimmedWidely: ByteView {
    var view = trimmed
    while view.count >= 2, view[0] == 0xC2, view[1] == 0xA0 {
      view = view.part(2, view.count).trimmed
    }
    while view.count >= 2, view[view.count - 2] == 0xC2, view[view.count - 1] == 0xA0 {
      view = view.part(0, view.count - 2).trimmed
    }
    while view.count >= 3, view[0] == 0xE2, view[1] == 0x80, view[2] == 0xAF {
      view = view.part(3, view.count).trimmed
    }
    return view
  }
}
