extension ByteView {
  /// Whether the line is a rule, an empty check box or a lone mark, which names nothing.
  var isListFurniture: Bool {
    let furniture = Set("-=_*+#[] ".utf8)
    for index in 0..<count where !furniture.contains(self[index]) { return false }
    return true
  }

  /// The line without the mark of a list before it: `- `, `* `, `+ `, and a check box after those.
  var withoutListMark: ByteView {
    let line = trimmed
    guard line.count > 2, [.minus, UInt8(ascii: "*"), UInt8(ascii: "+")].contains(line[0]),
      line[1] == .space
    else { return line }
    let item = line.part(2, line.count).trimmed
    let hasBox =
      item.starts(with: Array("[ ] ".utf8)) || item.starts(with: Array("[x] ".utf8))
      || item.starts(with: Array("[X] ".utf8))
    return hasBox ? item.part(4, item.count).trimmed : item
  }
}
