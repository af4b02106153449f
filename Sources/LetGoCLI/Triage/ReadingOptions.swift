import LetGoCore
import LetGoPrompts
import LetGoTriage

extension Option {
  static let listFormat = Option("--format", "lines|csv|tsv|json|jsonl|markdown|todo")
  static let delimiter = Option(
    "--delimiter",
    "MARK",
    among: ["comma", "semicolon", "tab", "pipe"]
  )
  static let encoding = Option("--encoding", "NAME", among: TextEncoding.allCases.map(\.rawValue))
  static let decimal = Option("--decimal", ",|.")
  static let dates = Option("--dates", "dmy|mdy|ymd")
  static let header = Option("--header", "N|none")
  static let map = Option("--map", "item=COLUMN,...")

  /// How a list is written, where it is not left to be detected.
  static let reading: [Option] = [
    .listFormat, .delimiter, .encoding, .decimal, .dates, .header, .map,
  ]
}

extension ReadingChoice {
  /// Reads the options that say how a list is written.
  init(_ input: Input) throws(Complaint) {
    self.init()
    if let value = input[.listFormat] {
      guard let said = ListFormat(rawValue: value.lowercased()) else {
        let formats = ListFormat.allCases.map(\.rawValue).joined(separator: ", ")
        throw Complaint(.notListFormat(value: value.excerpt, formats: formats), code: .usage)
      }
      format = said
    }
    if let value = input[.delimiter] {
      guard let mark = ReadingChoice.delimiter(value) else {
        throw Complaint(.notDelimiter(value: value.excerpt), hint: .hintDelimiter, code: .usage)
      }
      delimiter = mark
    }
    if let value = input[.encoding] {
      guard let said = TextEncoding(named: value) else {
        let names = TextEncoding.allCases.map(\.rawValue).joined(separator: ", ")
        throw Complaint(.notEncoding(value: value.excerpt, encodings: names), code: .usage)
      }
      encoding = said
    }
    if let value = input[.decimal] {
      guard let mark = DecimalMark(rawValue: value) else {
        throw Complaint(.notDecimal(value: value.excerpt), code: .usage)
      }
      decimal = mark
    }
    if let value = input[.dates] {
      guard let order = DayOrder(rawValue: value.lowercased()) else {
        throw Complaint(.notDates(value: value.excerpt), hint: .hintDates, code: .usage)
      }
      dayOrder = order
    }
    if let value = input[.header] {
      guard let said = ReadingChoice.header(value) else {
        throw Complaint(.notHeader(value: value.excerpt), code: .usage)
      }
      header = said
    }
    if let value = input[.map] { columns = try ReadingChoice.columns(value) }
  }

  private static func delimiter(_ value: String) -> UInt8? {
    switch value.lowercased() {
    case "tab", "\\t": return UInt8(ascii: "\t")
    case "comma": return UInt8(ascii: ",")
    case "semicolon": return UInt8(ascii: ";")
    case "pipe", "bar": return UInt8(ascii: "|")
    default:
      // A quote and a line end mean something else in every table.
      guard value.utf8.count == 1, let byte = value.utf8.first, !"\"\r\n".utf8.contains(byte) else {
        return nil
      }
      return byte
    }
  }

  private static func header(_ value: String) -> Header? {
    if value.lowercased() == "none" { return Header.none }
    return Int(value).flatMap { $0 > 0 ? .line($0) : nil }
  }

  /// Reads `item=COLUMN,cost=COLUMN`; a part without a sign belongs to the name before it.
  private static func columns(_ value: String) throws(Complaint) -> [Column: String] {
    var columns: [Column: String] = [:]
    var last: Column?
    for part in value.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if sides.count == 2, let column = Column(rawValue: sides[0].trimmingBlanks().lowercased()),
        columns[column] == nil
      {
        columns[column] = String(sides[1])
        last = column
      } else if let last, sides.count == 1 {
        columns[last]? += "," + part
      } else {
        throw Complaint(unreadableMap: value)
      }
    }
    guard columns.values.allSatisfy({ !$0.trimmingBlanks().isEmpty }) else {
      throw Complaint(unreadableMap: value)
    }
    return columns
  }
}

extension Complaint {
  fileprivate init(unreadableMap value: String) {
    let columns = Column.allCases.map(\.rawValue).joined(separator: ", ")
    self.init(.notMap(value: value.excerpt), hint: .hintMap(columns: columns), code: .usage)
  }
}
