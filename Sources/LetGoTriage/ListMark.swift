extension ByteView {
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
