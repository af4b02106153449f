import LetGoCore

/// How a row is written in a file or a pipe.
protocol RowForm {
  /// What stands before all rows; empty for nothing.
  var head: String { get }
  /// Returns a row with its line end.
  func line(_ row: ShownRow) -> [UInt8]
}

/// Columns with tabs between them.
struct TSVForm: RowForm {
  let head = ""

  func line(_ row: ShownRow) -> [UInt8] {
    Array((row.cells.joined(separator: "\t") + "\n").utf8)
  }
}

/// A table for spreadsheets, in which none of them finds a formula.
struct CSVForm: RowForm {
  let head: String

  init(withState: Bool) {
    head = CSV.row(ShownRow.columns(withState: withState))
  }

  func line(_ row: ShownRow) -> [UInt8] { Array(CSV.row(row.cells).utf8) }
}

/// One JSON object a line.
struct JSONForm: RowForm {
  let head = ""

  func line(_ row: ShownRow) -> [UInt8] {
    let columns = ShownRow.columns(withState: row.state != nil)
    let members = zip(columns, row.cells).map { "\(JSON.string($0)):\(JSON.string($1))" }
    return Array("{\(members.joined(separator: ","))}\n".utf8)
  }
}

/// The row as it stands in the list.
struct ListForm: RowForm {
  let head = ""

  func line(_ row: ShownRow) -> [UInt8] { row.line }
}
