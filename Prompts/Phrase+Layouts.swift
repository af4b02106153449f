// How a list was read, what in it is open, and why it can't be read.

extension Phrase {
  package static func readAs(how: String) -> Phrase { phrase(how) }
  package static func readFileAs(file: String, how: String) -> Phrase { phrase(file, how) }
  package static func readColumns(how: String, columns: String) -> Phrase { phrase(how, columns) }
  package static var formatLines: Phrase { phrase() }
  package static var formatCSV: Phrase { phrase() }
  package static var formatTSV: Phrase { phrase() }
  package static var formatJSON: Phrase { phrase() }
  package static var formatJSONLines: Phrase { phrase() }
  package static var formatMarkdown: Phrase { phrase() }
  package static var formatTodo: Phrase { phrase() }
  package static var delimiterComma: Phrase { phrase() }
  package static var delimiterSemicolon: Phrase { phrase() }
  package static var delimiterBar: Phrase { phrase() }
  package static var delimiterTab: Phrase { phrase() }
  package static func delimiterOther(mark: String) -> Phrase { phrase(mark) }
  package static var decimalComma: Phrase { phrase() }
  package static var decimalPoint: Phrase { phrase() }
  package static var dayFirst: Phrase { phrase() }
  package static var monthFirst: Phrase { phrase() }
  package static func headerOnLine(line: String) -> Phrase { phrase(line) }
  package static var headerNone: Phrase { phrase() }
  package static func doubtNumber(
    value: String,
    column: String,
    decimals: String,
    thousands: String,
    count: String
  ) -> Phrase {
    phrase(value, column, decimals, thousands, count)
  }
  package static func doubtDate(value: String, column: String, count: String) -> Phrase {
    phrase(value, column, count)
  }
  package static func pastRows(count: String) -> Phrase { phrase(count) }
  package static var rowNotJSON: Phrase { phrase() }
  package static func listIsWorkbook(file: String) -> Phrase { phrase(file) }
  package static func listIsPDF(file: String) -> Phrase { phrase(file) }
  package static func listIsImage(file: String) -> Phrase { phrase(file) }
  package static func listIsNoText(file: String) -> Phrase { phrase(file) }
  package static var hintNoText: Phrase { phrase() }
  package static func listNamesNoItem(headers: String) -> Phrase { phrase(headers) }
  package static func fileNamesNoItem(file: String, headers: String) -> Phrase {
    phrase(file, headers)
  }
  package static func hintNoItem(names: String) -> Phrase { phrase(names) }
  package static func listHasNoColumn(column: String, headers: String) -> Phrase {
    phrase(column, headers)
  }
  package static func fileHasNoColumn(file: String, column: String, headers: String) -> Phrase {
    phrase(file, column, headers)
  }
  package static var hintNoColumn: Phrase { phrase() }
  package static func listHasNoHeader(line: String) -> Phrase { phrase(line) }
  package static func fileHasNoHeader(file: String, line: String) -> Phrase { phrase(file, line) }
  package static func notListFormat(value: String, formats: String) -> Phrase {
    phrase(value, formats)
  }
  package static func notDelimiter(value: String) -> Phrase { phrase(value) }
  package static var hintDelimiter: Phrase { phrase() }
  package static func notEncoding(value: String, encodings: String) -> Phrase {
    phrase(value, encodings)
  }
  package static func notDecimal(value: String) -> Phrase { phrase(value) }
  package static func notHeader(value: String) -> Phrase { phrase(value) }
  package static func notMap(value: String) -> Phrase { phrase(value) }
  package static func hintMap(columns: String) -> Phrase { phrase(columns) }
}
