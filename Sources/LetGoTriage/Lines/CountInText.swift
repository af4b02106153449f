import LetGoCore

/// A name with a number of pieces before or after it: `8 x boxer briefs`, `boxer briefs (x8)`.
struct CountInText {
  let name: ByteView
  let count: Int

  /// Reads a trimmed text; nil for one that says no number of pieces.
  init?(_ text: ByteView) {
    guard text.count > 3, let found = CountInText.before(text) ?? CountInText.after(text) else {
      return nil
    }
    self = found
  }

  /// Takes the number of pieces off a text; nil for one that says none.
  static func split(_ text: String) -> (name: String, count: Int)? {
    var text = text
    return text.withUTF8 { bytes in
      bytes.baseAddress.flatMap { CountInText(ByteView($0, count: bytes.count)) }
        .map { ($0.name.text, $0.count) }
    }
  }

  private init(_ name: ByteView, _ count: Int) {
    self.name = name
    self.count = count
  }

  /// `8 x boxer briefs`, `8x boxer briefs`; not `2x4 lumber`, where the sign joins two measures.
  private static func before(_ text: ByteView) -> CountInText? {
    guard let (count, end) = text.number(at: 0) else { return nil }
    var index = end
    while index < text.count, text[index] == .space { index += 1 }
    guard let length = text.timesSign(at: index), index + length < text.count,
      text[index + length] == .space
    else { return nil }
    let name = text.part(index + length, text.count).trimmed
    return name.isEmpty || name[0].isDigit ? nil : CountInText(name, count)
  }

  /// `boxer briefs x8`, `boxer briefs (x8)`, `boxer briefs x 8`; not `Windows x64`.
  private static func after(_ text: ByteView) -> CountInText? {
    var end = text.count
    let isBracketed = text[end - 1] == UInt8(ascii: ")")
    if isBracketed { end -= 1 }
    var start = end
    while start > 0, text[start - 1].isDigit { start -= 1 }
    guard start < end, let (count, _) = text.part(0, end).number(at: start) else { return nil }
    var index = start
    while index > 0, text[index - 1] == .space { index -= 1 }
    guard let length = text.timesSign(before: index) else { return nil }
    index -= length
    if isBracketed {
      guard index > 0, text[index - 1] == UInt8(ascii: "(") else { return nil }
      index -= 1
    } else if count == 64 || count == 86 {
      return nil
    }
    guard index > 1, text[index - 1] == .space else { return nil }
    let name = text.part(0, index).trimmed
    return name.isEmpty || name[name.count - 1].isDigit ? nil : CountInText(name, count)
  }
}

extension ByteView {
  /// Returns the number of pieces in digits at an index, and the index after it.
  fileprivate func number(at start: Int) -> (count: Int, end: Int)? {
    var number = 0
    var index = start
    while index < count, self[index].isDigit, index - start < 7 {
      number = number * 10 + Int(self[index] & 0x0F)
      index += 1
    }
    return index > start && (1...Item.most).contains(number) ? (number, index) : nil
  }

  /// Returns the length of an `x` or a `×` at an index.
  fileprivate func timesSign(at index: Int) -> Int? {
    guard index < count else { return nil }
    if self[index] | 0x20 == UInt8(ascii: "x") { return 1 }
    return index + 1 < count && self[index] == 0xC3 && self[index + 1] == 0x97 ? 2 : nil
  }

  /// Returns the length of an `x` or a `×` that ends at an index.
  fileprivate func timesSign(before index: Int) -> Int? {
    if index > 0, timesSign(at: index - 1) == 1 { return 1 }
    return index > 1 && timesSign(at: index - 2) == 2 ? 2 : nil
  }
}
