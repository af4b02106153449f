import LetGoCore
import LetGoPrompts
import LetGoTriage

extension Wording {
  /// Returns how a list was read, in one line: `CSV, comma, UTF-8, header on line 1: name, cost`.
  func text(_ layout: Layout) -> String {
    var parts = [text(layout.format.phrase)]
    if layout.format == .csv, let delimiter = layout.table?.delimiter {
      parts.append(text(Self.phrase(ofDelimiter: delimiter)))
    }
    if let key = layout.listKey { parts.append(text(.listUnderKey(key: key.excerpt))) }
    parts.append(layout.encoding.rawValue)
    if let table = layout.table, layout.format == .csv || layout.format == .tsv {
      let line = table.headerLine
      parts.append(text(line > 0 ? .headerOnLine(line: String(line)) : .headerNone))
    }
    if let table = layout.table, table.answers.contains(where: { $0.column == .cost }),
      layout.format == .csv || layout.format == .tsv, let decimal = layout.decimal
    {
      parts.append(text(decimal == .comma ? .decimalComma : .decimalPoint))
    }
    if let order = layout.dayOrder {
      parts.append(text(order.phrase))
    }
    let how = parts.joined(separator: ", ")
    let columns = layout.table?.known ?? []
    if columns.isEmpty { return how }
    return text(.readColumns(how: how, columns: columns.joined(separator: ", ")))
  }

  private static func phrase(ofDelimiter byte: UInt8) -> Phrase {
    switch byte {
    case UInt8(ascii: ","): .delimiterComma
    case UInt8(ascii: ";"): .delimiterSemicolon
    case UInt8(ascii: "|"): .delimiterBar
    case UInt8(ascii: "\t"): .delimiterTab
    default:
      .delimiterOther(mark: String(decoding: [byte], as: UTF8.self).withoutControls())
    }
  }
}

extension DayOrder {
  fileprivate var phrase: Phrase {
    switch self {
    case .dayFirst: .dayFirst
    case .monthFirst: .monthFirst
    case .yearFirst: .yearFirst
    }
  }
}

extension ListFormat {
  fileprivate var phrase: Phrase {
    switch self {
    case .lines: .formatLines
    case .csv: .formatCSV
    case .tsv: .formatTSV
    case .json: .formatJSON
    case .jsonl: .formatJSONLines
    case .markdown: .formatMarkdown
    case .todo: .formatTodo
    }
  }
}

extension Layout.Table {
  /// The headers that are known, in the list's order.
  fileprivate var known: [String] {
    let indexes = Set([item] + answers.map(\.index) + details.map(\.index))
    return indexes.sorted().filter { $0 < headers.count && !headers[$0].isEmpty }
      .map { headers[$0] }
  }
}

extension Complaint {
  /// Makes the complaint about a list that is a table and names no item.
  init(_ failure: LayoutFailure, of file: ListFile) {
    let name = file.path?.withoutControls()
    switch failure {
    case .noText(let kind):
      let phrase: Phrase =
        switch kind {
        case .workbook: .listIsWorkbook(file: name ?? "-")
        case .pdf: .listIsPDF(file: name ?? "-")
        case .image: .listIsImage(file: name ?? "-")
        case .other: .listIsNoText(file: name ?? "-")
        }
      self.init(phrase, hint: .hintNoText, code: .badData)
    case .noItem(let headers):
      let seen = Self.listed(headers)
      self.init(
        name.map { .fileNamesNoItem(file: $0, headers: seen) } ?? .listNamesNoItem(headers: seen),
        hint: .hintNoItem(names: Self.knownNames),
        code: .badData
      )
    case .noColumn(let column, let headers):
      let seen = Self.listed(headers)
      let column = column.excerpt
      self.init(
        name.map { .fileHasNoColumn(file: $0, column: column, headers: seen) }
          ?? .listHasNoColumn(column: column, headers: seen),
        hint: .hintNoColumn,
        code: .badData
      )
    case .noSingleList(let keys):
      let seen = Self.listed(keys)
      self.init(
        name.map { .fileHasNoSingleList(file: $0, keys: seen) } ?? .listIsNoSingleList(keys: seen),
        hint: .hintNoSingleList,
        code: .badData
      )
    case .noHeader(let line):
      let line = String(line)
      self.init(
        name.map { .fileHasNoHeader(file: $0, line: line) } ?? .listHasNoHeader(line: line),
        code: .badData
      )
    }
  }

  /// The headers that are understood, by what they are about.
  private static var knownNames: String {
    Column.allCases.map { "\($0.rawValue): \($0.usualNames.joined(separator: ", "))" }
      .joined(separator: "; ")
  }

  /// The headers in quotes, as many as a line has room for.
  private static func listed(_ headers: [String]) -> String {
    let shown = headers.prefix(20).map { "'\($0.excerpt)'" }
    return (shown + (headers.count > shown.count ? ["…"] : [])).joined(separator: ", ")
  }
}

extension Doubt {
  /// What is open, in words.
  func phrase(in wording: Wording) -> Phrase {
    let count = String(count)
    return switch kind {
    case .number(let decimals, let thousands):
      .doubtNumber(
        value: text,
        column: header,
        decimals: wording.number(decimals),
        thousands: wording.number(thousands),
        count: count
      )
    case .date: .doubtDate(value: text, column: header, count: count)
    }
  }
}
