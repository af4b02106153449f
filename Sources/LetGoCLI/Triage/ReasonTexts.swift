import LetGoCore

/// The reasons of a list in words, as bytes.
///
/// To put a reason into words takes microseconds, and a long list has a million of them. They differ
/// mostly in the price, so that a reason is worded once with its price left open, and only the digits
/// are written for each row.
struct ReasonTexts {
  private let wording: Wording
  /// What stands before decimals.
  private let decimalMark: UInt8
  private var patterns: [Pattern]
  /// The texts of all patterns, one after the other; the ranges point into it.
  private var texts: [UInt8] = []

  /// How many patterns are held; a list has a few dozen, one for each time that it names.
  private static let most = 1_024
  /// How many bytes of texts are held before they are forgotten.
  private static let mostBytes = 1 << 20
  /// Stands where the digits of the price belong; no text has a control character.
  private static let mark: UInt8 = 1

  /// A reason in words, with its price left open; plain numbers, so that none is counted by reference.
  private struct Pattern {
    var shape: Reason?
    var start = 0
    /// Where the digits belong; the end when there are none.
    var hole = 0
    var end = 0
    /// Whether the price stands there more than once, so that there is no one place for its digits.
    var isRefused = false
  }

  init(_ wording: Wording) {
    self.wording = wording
    decimalMark = wording.text(.decimalMark).utf8.first ?? UInt8(ascii: ".")
    patterns = Array(repeating: Pattern(), count: Self.most)
  }

  /// Appends a reason in words.
  mutating func append(_ reason: Reason, to bytes: inout [UInt8]) {
    let (shape, amount) = reason.withPriceOpen
    let slot = shape.slot % Self.most
    if patterns[slot].shape != shape { learn(shape, isOpen: amount != nil, at: slot) }
    let pattern = patterns[slot]
    if pattern.isRefused {
      bytes.append(contentsOf: wording.reason(reason).utf8)
      return
    }
    texts.withUnsafeBufferPointer { texts in
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: texts[pattern.start..<pattern.hole]))
    }
    guard let amount, pattern.hole < pattern.end else { return }
    append(amount, to: &bytes)
    texts.withUnsafeBufferPointer { texts in
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: texts[pattern.hole + 1..<pattern.end]))
    }
  }

  private func append(_ amount: Amount, to bytes: inout [UInt8]) {
    let start = bytes.count
    amount.append(to: &bytes)
    let point = UInt8(ascii: ".")
    guard decimalMark != point, let place = bytes[start...].firstIndex(of: point) else { return }
    bytes[place] = decimalMark
  }

  private mutating func learn(_ shape: Reason, isOpen: Bool, at slot: Int) {
    if texts.count > Self.mostBytes {
      texts.removeAll(keepingCapacity: true)
      patterns = Array(repeating: Pattern(), count: Self.most)
    }
    var wording = wording
    if isOpen { wording.openDigits = String(UnicodeScalar(Self.mark)) }
    let start = texts.count
    texts.append(contentsOf: wording.reason(shape).utf8)
    let hole = isOpen ? texts[start...].firstIndex(of: Self.mark) : nil
    patterns[slot] = Pattern(
      shape: shape,
      start: start,
      hole: hole ?? texts.count,
      end: texts.count,
      isRefused: hole.map { texts[($0 + 1)...].contains(Self.mark) } ?? false
    )
  }
}

extension Reason {
  /// The reason without the amount of its price, where that is exact, and the amount.
  fileprivate var withPriceOpen: (Reason, Amount?) {
    switch self {
    case .cheapAndQuick(let price, let minutes):
      guard let (open, amount) = price.opened else { return (self, nil) }
      return (.cheapAndQuick(open, minutes: minutes), amount)
    case .notCheap(let price?, let next):
      guard let (open, amount) = price.opened else { return (self, nil) }
      return (.notCheap(open, next: next), amount)
    case .notQuick(let price, let minutes, let next):
      guard let (open, amount) = price.opened else { return (self, nil) }
      return (.notQuick(open, minutes: minutes, next: next), amount)
    case .exempt, .usedLately, .neededSoon, .useUnknown, .notCheap(nil, _):
      return (self, nil)
    }
  }

  /// A number that differs for most reasons whose price is open, and is quicker had than a hash.
  fileprivate var slot: Int {
    switch self {
    case .exempt: 0
    case .neededSoon: 1
    case .useUnknown: 2
    case .usedLately(on: nil): 3
    case .usedLately(on: let day?): 4 + Int(truncatingIfNeeded: UInt(bitPattern: day.number) % 512)
    case .notCheap(_, let next): 516 + (next.map { $0 == .no ? 1 : 2 } ?? 0)
    case .cheapAndQuick(_, let minutes): 540 + minutes.slot
    case .notQuick(_, let minutes, _): 780 + (minutes?.slot ?? 0)
    }
  }
}

extension Price {
  /// The price without its amount, and the amount; nil when it is not exact.
  fileprivate var opened: (Price, Amount)? {
    guard case .exactly(let amount) = estimate else { return nil }
    return (Price(.exactly(.zero), currency), amount)
  }
}

extension Estimate {
  fileprivate var slot: Int {
    guard case .exactly(let amount) = self else { return 0 }
    return 1 + Int(truncatingIfNeeded: amount.thousandths / 1_000 % 239)
  }
}
