/// What a line of a list is.
enum ListLine {
  /// It names an item.
  case item(ByteView)
  /// It names what the items after it are in: a heading.
  case section(ByteView)
  /// It is done, and its item past deciding.
  case done
  /// It names nothing: a rule, an empty line, a lone mark.
  case furniture
}

extension ListLine {
  /// Reads a line of plain text or Markdown.
  init(_ line: ByteView, format: ListFormat) {
    let text = line.trimmed
    if text.isEmpty || text.isListFurniture {
      self = .furniture
    } else if format == .markdown, let heading = text.heading {
      self = heading.isEmpty ? .furniture : .section(heading)
    } else {
      let item = text.withoutMark(isMarkdown: format == .markdown)
      switch item.box {
      case .checked?: self = .done
      case .open?: self = ListLine(named: item.part(3, item.count).trimmed)
      case nil: self = ListLine(named: item)
      }
    }
  }

  private init(named text: ByteView) {
    self = text.isEmpty || text.isListFurniture ? .furniture : .item(text.withoutEmphasis)
  }
}

extension ByteView {
  /// Whether the line is a rule, an empty check box or a lone mark, which names nothing.
  var isListFurniture: Bool {
    for index in 0..<count where !"-=_*+#[]| :".utf8.contains(self[index]) { return false }
    return true
  }

  /// The line without the mark of a list before it: `- `, `* `, `+ `, and `1. ` in Markdown.
  fileprivate func withoutMark(isMarkdown: Bool) -> ByteView {
    guard count > 2 else { return self }
    if "-*+".utf8.contains(self[0]), self[1] == .space { return part(2, count).trimmed }
    guard isMarkdown else { return self }
    var index = 0
    while index < min(count, 9), self[index].isDigit { index += 1 }
    guard index > 0, index + 1 < count, ".)".utf8.contains(self[index]), self[index + 1] == .space
    else { return self }
    return part(index + 2, count).trimmed
  }

  fileprivate enum Box {
    case open
    case checked
  }

  /// The check box that a list item begins with.
  fileprivate var box: Box? {
    guard count > 2, self[0] == UInt8(ascii: "["), self[2] == UInt8(ascii: "]"),
      count == 3 || self[3].isBlank
    else { return nil }
    if self[1] == .space { return .open }
    return self[1] | 0x20 == UInt8(ascii: "x") ? .checked : nil
  }

  /// The text of a heading of Markdown, or of a line that ends in a colon and carries no mark.
  fileprivate var heading: ByteView? {
    var level = 0
    while level < count, self[level] == UInt8(ascii: "#") { level += 1 }
    if (1...6).contains(level), level < count, self[level].isBlank {
      var end = count
      while end > level, self[end - 1] == UInt8(ascii: "#") || self[end - 1].isBlank { end -= 1 }
      return part(level, end).trimmed
    }
    guard count > 1, self[count - 1] == UInt8(ascii: ":"), !"-*+[".utf8.contains(self[0]) else {
      return nil
    }
    return part(0, count - 1).trimmed
  }

  /// The text without the marks of strong or struck text around the whole of it.
  fileprivate var withoutEmphasis: ByteView {
    for mark in ["**", "__", "~~"].map({ Array($0.utf8) }) where count > 4 && starts(with: mark) {
      let inner = part(2, count - 2)
      if part(count - 2, count).isEqual(to: mark), inner.index(of: mark[0], from: 0) == nil {
        return inner.trimmed
      }
    }
    return self
  }
}
