import LetGoTriage

/// How rows that were kept from a list are read again as they were read in it.
///
/// A few rows may show less than all of them did: `1.299` is open once `2,50` is gone.
struct Rereading {
  private let layout: Layout
  private let triage: Triage

  /// Takes how the list was read, and what the person said of that.
  init(of layout: Layout, by triage: Triage) {
    self.layout = layout
    self.triage = triage
  }

  /// Returns the command that reads a file of such rows, and whether it needs options for that.
  func command(forFileAt path: String) -> (text: String, needsOptions: Bool) {
    let options = head(of: path).map { self.options(unlike: plainLayout(of: $0, path)) } ?? []
    let words = ["letgo", "triage", path.withoutControls()] + options
    return (words.map(\.quotedForShell).joined(separator: " "), !options.isEmpty)
  }

  /// As many bytes as show how a list is written; nil for what is no file.
  private func head(of path: String) -> [UInt8]? {
    guard let reader = try? ListFile(path: path).open(), reader.size != nil else { return nil }
    var bytes = [UInt8](repeating: 0, count: Triage.seenBytes)
    guard let count = try? bytes.withUnsafeMutableBytes({ try reader.read(into: $0) }) else {
      return nil
    }
    return Array(bytes[..<count])
  }

  /// How the rows are read without any option; nil when they are refused.
  private func plainLayout(of head: [UInt8], _ path: String) -> Layout? {
    var plain = triage
    plain.choice = ReadingChoice()
    plain.choice.hint = ListFormat(fileName: path)
    return plain.layout(of: head, isWhole: head.count < Triage.seenBytes)
  }

  private func options(unlike kept: Layout?) -> [String] {
    var options: [String] = []
    if !isSameTable(kept) {
      if !layout.format.isJSON { options += ["--format", layout.format.rawValue] }
      if let delimiter = layout.table?.delimiter, layout.format == .csv {
        options += ["--delimiter", String(decoding: [delimiter], as: UTF8.self)]
      }
      if let table = layout.table, !layout.format.isJSON {
        options += ["--header", table.headerLine > 0 ? "1" : "none"]
      }
      let columns = Column.allCases.compactMap { column in
        triage.choice.columns[column].map { "\(column.rawValue)=\($0)" }
      }
      if !columns.isEmpty { options += ["--map", columns.joined(separator: ",")] }
    }
    if let decimal = layout.decimal, layout.hasCosts, kept?.decimal != decimal {
      options += ["--decimal", decimal.rawValue]
    }
    if let order = layout.dayOrder, kept?.dayOrder != order || layout.isDayOrderSaid {
      options += ["--dates", order.rawValue]
    }
    return options
  }

  private func isSameTable(_ kept: Layout?) -> Bool {
    guard let kept else { return false }
    // Objects are kept a line each, whatever stood around them.
    if layout.format.isJSON { return kept.format.isJSON && triage.choice.columns.isEmpty }
    return kept.format == layout.format && kept.table?.item == layout.table?.item
      && kept.table?.answers == layout.table?.answers
      && kept.table?.headers == layout.table?.headers
  }
}

extension Layout {
  /// Whether a mark before decimals means anything in it.
  fileprivate var hasCosts: Bool { table?.answers.contains { $0.column == .cost } ?? false }
}
