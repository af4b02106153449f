/// Reads lines that are an item each, and remembers the heading that they stand under.
struct LineReader: ~Copyable {
  private let format: ListFormat
  private var section = KeptText()

  init(_ format: ListFormat) {
    self.format = format
  }

  /// What a line says.
  enum Found {
    /// It names nothing.
    case nothing
    /// It names what is done.
    case done
    case item(ByteView, RowDetails)
    /// The same, where the name had to be put together.
    case text(String, RowDetails)
  }

  /// Reads a line, with its blanks.
  mutating func read(_ line: ByteView) -> Found {
    var details = RowDetails()
    if format == .todo {
      guard let task = TodoLine(line) else { return .done }
      guard !task.text.isEmpty else { return .nothing }
      details.place = task.place
      guard let counted = CountInText.split(task.text) else { return .text(task.text, details) }
      details.quantity = counted.count
      return .text(counted.name, details)
    }
    switch ListLine(line, format: format) {
    case .furniture: return .nothing
    case .done: return .done
    case .section(let heading):
      section.keep(heading)
      return .nothing
    case .item(var name):
      details.place = section.view
      if let counted = CountInText(name) {
        name = counted.name
        details.quantity = counted.count
      }
      return .item(name, details)
    }
  }
}
