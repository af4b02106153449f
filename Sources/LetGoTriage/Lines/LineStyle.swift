/// Tells Markdown and todo.txt from plain lines.
enum LineStyle {
  /// Returns the format of lines by the first of them.
  static func format(of bytes: ByteView, lineEnd: UInt8) -> ListFormat {
    var marks = 0
    var start = 0
    while start < bytes.count {
      let end = bytes.index(of: lineEnd, from: start) ?? bytes.count
      let line = bytes.part(start, end).trimmed
      if line.isTask { return .todo }
      if line.isHeading || line.hasBox { return .markdown }
      if line.count > 2, "-*+".utf8.contains(line[0]), line[1] == .space { marks += 1 }
      start = end + 1
    }
    return marks > 1 ? .markdown : .lines
  }
}

extension ByteView {
  /// Whether it begins as only a task of todo.txt does: with a priority, or done on a day.
  fileprivate var isTask: Bool {
    if count > 4, self[0] == UInt8(ascii: "("), self[2] == UInt8(ascii: ")"), self[3] == .space {
      return (0x41...0x5A).contains(self[1])
    }
    return count > 12 && self[0] == UInt8(ascii: "x") && self[1] == .space
      && part(2, 12).day != nil
  }

  fileprivate var isHeading: Bool {
    var level = 0
    while level < count, self[level] == UInt8(ascii: "#") { level += 1 }
    return (1...6).contains(level) && level + 1 < count && self[level] == .space
  }

  fileprivate var hasBox: Bool {
    guard count > 5, "-*+".utf8.contains(self[0]), self[1] == .space else { return false }
    return self[2] == UInt8(ascii: "[") && self[4] == UInt8(ascii: "]")
      && (self[3] == .space || self[3] | 0x20 == UInt8(ascii: "x"))
  }
}
