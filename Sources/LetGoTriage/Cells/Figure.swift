import LetGoCore

/// A number as lists write it, with groups and decimals in either fashion: `2.499,00`, `1,219.49`,
/// `1 299`, `1'299.50`.
enum Figure: Equatable {
  /// It can be read in one way; the mark that stands before its decimals or must, if any.
  case exactly(Amount, decimal: DecimalMark?)
  /// `1.299`: one number when the mark stands before decimals, another when before thousands.
  case either(decimals: Amount, thousands: Amount, mark: DecimalMark)

  /// Reads a trimmed cell that is a number and nothing else; nil for all else.
  init?(_ cell: ByteView) {
    guard (1...40).contains(cell.count) else { return nil }
    var shape = FigureShape()
    var index = 0
    while index < cell.count {
      let byte = cell[index]
      if byte.isDigit {
        shape.add(digit: byte & 0x0F)
        index += 1
      } else if let mark = DecimalMark(byte) {
        guard shape.end(with: .mark(mark)) else { return nil }
        index += 1
      } else if let length = cell.groupMark(at: index) {
        guard shape.end(with: .group) else { return nil }
        index += length
      } else {
        return nil
      }
    }
    guard let figure = shape.figure else { return nil }
    self = figure
  }

  /// Returns the amount where decimals stand after a known mark; nil when it is either.
  func amount(with known: DecimalMark?) -> Amount? {
    switch self {
    case .exactly(let amount, _): amount
    case .either(let decimals, let thousands, let mark):
      known.map { $0 == mark ? decimals : thousands }
    }
  }
}

/// The runs of digits in a number and what stands between them, as far as it decides the reading.
private struct FigureShape {
  enum Separator: Equatable {
    case group
    case mark(DecimalMark)
  }

  private var whole: Int64 = 0
  private var run: Int64 = 0
  private var runLength = 0
  private var firstLength: Int?
  private var separators = 0
  private var last: Separator?
  /// What stands between thousands, once two or more separators tell.
  private var grouping: Separator?
  /// Whether each run after the first has three digits, so far.
  private var isGrouped = true
  private var overflows = false
  private var extra = 0

  mutating func add(digit: UInt8) {
    runLength += 1
    // Decimals past the thousandths change no verdict: they never lift a number over a limit.
    if runLength > 15 {
      extra += 1
      return
    }
    run = run * 10 + Int64(digit)
  }

  /// Ends a run of digits at a separator; false when no number has one there.
  mutating func end(with separator: Separator) -> Bool {
    if separators > 0 {
      // What ends here is no run of decimals, so its separator grouped thousands.
      guard runLength == 3, grouping == nil || grouping == last else { return false }
      grouping = last
    } else {
      guard runLength <= 12 else { return false }
      if separator == .group, !(1...3).contains(runLength) { return false }
      firstLength = runLength
    }
    if separator == .group, let grouping, grouping != .group { return false }
    whole = whole * 1_000 + run
    guard whole <= Amount.largest.thousandths / 1_000 else { return false }
    separators += 1
    last = separator
    run = 0
    runLength = 0
    return true
  }

  /// The number, once all of it was seen.
  var figure: Figure? {
    guard let last, let firstLength else {
      guard (1...12).contains(runLength) else { return nil }
      return .exactly(Amount(thousandths: run * 1_000), decimal: nil)
    }
    let thousands = grouped(firstLength)
    switch last {
    case .group:
      return thousands.map { .exactly($0, decimal: nil) }
    case .mark(let mark):
      let other: DecimalMark = mark == .point ? .comma : .point
      if grouping == last { return thousands.map { .exactly($0, decimal: other) } }
      guard let decimals = withDecimals else { return nil }
      if grouping == nil, let thousands {
        return .either(decimals: decimals, thousands: thousands, mark: mark)
      }
      return .exactly(decimals, decimal: mark)
    }
  }

  /// The number when the last run is one of thousands too; nil when it can't be.
  private func grouped(_ firstLength: Int) -> Amount? {
    guard runLength == 3, (1...3).contains(firstLength), separators > 1 || whole > 0 else {
      return nil
    }
    let number = whole * 1_000 + run
    return number <= Amount.largest.thousandths / 1_000
      ? Amount(thousandths: number * 1_000) : nil
  }

  /// The number when the last run is one of decimals; nil when there are none.
  private var withDecimals: Amount? {
    guard runLength > 0 else { return nil }
    var fraction = run
    var length = runLength - extra
    while length > 3 {
      fraction /= 10
      length -= 1
    }
    while length < 3 {
      fraction *= 10
      length += 1
    }
    return Amount(thousandths: whole * 1_000 + fraction)
  }
}

extension ByteView {
  /// Returns the length of a blank or an apostrophe that groups thousands at an index, or nil.
  fileprivate func groupMark(at index: Int) -> Int? {
    switch self[index] {
    case .space, UInt8(ascii: "'"), UInt8(ascii: "_"): return 1
    case 0xC2 where isAt(index, 0xC2, 0xA0): return 2
    // Thin and narrow blanks, and the typographic apostrophe.
    case 0xE2
    where isAt(index, 0xE2, 0x80, 0xAF) || isAt(index, 0xE2, 0x80, 0x89)
      || isAt(index, 0xE2, 0x80, 0x99):
      return 3
    default: return nil
    }
  }

  private func isAt(_ index: Int, _ bytes: UInt8...) -> Bool {
    guard index + bytes.count <= count else { return false }
    for (offset, byte) in bytes.enumerated() where self[index + offset] != byte { return false }
    return true
  }
}
