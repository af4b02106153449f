/// The kinds of lists that are read.
package enum ListFormat: String, CaseIterable, Sendable {
  /// One item a line.
  case lines
  /// Cells with something between them, quoted as RFC 4180 has it.
  case csv
  /// The same with tabs.
  case tsv
  /// Objects in an array.
  case json
  /// One object a line.
  case jsonl
  /// List items under headings.
  case markdown
  /// Tasks as todo.txt has them (https://github.com/todotxt/todo.txt).
  case todo
}

extension ListFormat {
  /// Whether its rows are JSON objects.
  package var isJSON: Bool { self == .json || self == .jsonl }

  /// Whether its rows are cells of columns.
  var isTable: Bool { self == .csv || self == .tsv }

  /// Tells the format by the end of a file's name; nil for a name that says nothing.
  package init?(fileName: String) {
    let name = (fileName.split(separator: "/").last ?? "").lowercased()
    if name == "todo.txt" || name == "done.txt" || name.hasSuffix(".todo.txt") {
      self = .todo
      return
    }
    switch name.split(separator: ".").dropFirst().last {
    case "csv": self = .csv
    case "tsv", "tab": self = .tsv
    case "json": self = .json
    case "jsonl", "ndjson": self = .jsonl
    case "md", "markdown": self = .markdown
    default: return nil
    }
  }
}
