/// A number in digits as people write it: grouped, with a decimal point or comma, or neither.
struct Numeral {
  /// The value in thousandths, `Token.huge` when too large, nil when the marks make no sense.
  var value: Int64?
  /// Whether it consists of digits alone.
  var isPlain: Bool
  /// The position after it.
  var end: Int

  /// Reads the number that begins at a digit.
  init(_ scalars: [Unicode.Scalar], at start: Int) {
    var groups: [Range<Int>] = []
    var marks: [Unicode.Scalar] = []
    var index = start
    while true {
      let first = index
      while index < scalars.count, Numeral.isDigit(scalars[index]) { index += 1 }
      groups.append(first..<index)
      guard let mark = Numeral.mark(scalars, at: index, after: groups, marks) else { break }
      marks.append(mark)
      index += 1
    }
    isPlain = marks.isEmpty
    value = Numeral.value(scalars, groups, marks)
    end = Numeral.afterBlankCents(scalars, at: index)
  }

  /// Returns whether a scalar is an ASCII digit.
  static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar)
  }

  /// Returns the grouping or decimal mark at a position when digits go on after it.
  private static func mark(
    _ scalars: [Unicode.Scalar],
    at index: Int,
    after groups: [Range<Int>],
    _ marks: [Unicode.Scalar]
  ) -> Unicode.Scalar? {
    guard index + 1 < scalars.count, isDigit(scalars[index + 1]) else { return nil }
    let mark = scalars[index]
    if mark == "." || mark == "," || mark == "'" { return mark }
    // A blank groups thousands only: one to three digits, then exactly three.
    guard mark == " ", marks.allSatisfy({ $0 == " " }), let last = groups.last,
      (groups.count == 1 ? 1...3 : 3...3).contains(last.count), scalars[last.lowerBound] != "0",
      index + 3 < scalars.count, isDigit(scalars[index + 2]), isDigit(scalars[index + 3]),
      index + 4 == scalars.count || !isDigit(scalars[index + 4])
    else { return nil }
    return mark
  }

  private static func value(
    _ scalars: [Unicode.Scalar],
    _ groups: [Range<Int>],
    _ marks: [Unicode.Scalar]
  ) -> Int64? {
    guard let first = groups.first, let last = groups.last else { return nil }
    guard let lastMark = marks.last else { return thousandths(scalars, [first], nil) }
    let grouped = groups.dropFirst().allSatisfy { $0.count == 3 } && (1...3).contains(first.count)
    let isUniform = marks.allSatisfy { $0 == lastMark }
    if isUniform, grouped, lastMark == " " || scalars[first.lowerBound] != "0" {
      return thousandths(scalars, groups, nil)
    }
    guard lastMark != " ", lastMark != "'" else { return nil }
    // The last mark is the decimal one; what stands before it must be grouped by another.
    let whole = groups.dropLast()
    guard marks.dropLast().allSatisfy({ $0 != lastMark && $0 == marks[0] }),
      whole.count == 1
        || (whole.dropFirst().allSatisfy { $0.count == 3 } && (1...3).contains(first.count))
    else { return nil }
    return thousandths(scalars, Array(whole), last)
  }

  private static func thousandths(
    _ scalars: [Unicode.Scalar],
    _ whole: [Range<Int>],
    _ fraction: Range<Int>?
  ) -> Int64 {
    var value: Int64 = 0
    for index in whole.joined() {
      value = value * 10 + Int64(scalars[index].value - 0x30)
      if value > Token.huge / 100_000 { return Token.huge }
    }
    var unit: Int64 = 1_000
    value *= unit
    for index in fraction ?? 0..<0 where unit > 1 {
      unit /= 10
      value += Int64(scalars[index].value - 0x30) * unit
    }
    return value
  }

  /// Returns the position after a dash that stands for no cents, as in `38,-`.
  private static func afterBlankCents(_ scalars: [Unicode.Scalar], at index: Int) -> Int {
    guard index + 1 < scalars.count, scalars[index] == "," || scalars[index] == ".",
      scalars[index + 1] == "-" || scalars[index + 1] == "–"
    else { return index }
    return index + 2
  }
}
