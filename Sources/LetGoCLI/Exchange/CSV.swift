import LetGoCore

/// A table as spreadsheets read it (RFC 4180).
enum CSV {
  /// Returns one row with its line end.
  static func row(_ cells: [String]) -> String {
    cells.map(cell).joined(separator: ",") + "\r\n"
  }

  /// Returns a cell that a spreadsheet shows and never runs: an apostrophe stands before what it
  /// would take for a formula (https://owasp.org/www-community/attacks/CSV_Injection).
  private static func cell(_ text: String) -> String {
    let isFormula = text.first.map { "=+-@\t\r\n".contains($0) } ?? false
    let safe = isFormula ? "'" + text : text
    guard safe.utf8.contains(where: { ",\"\r\n".utf8.contains($0) }) else { return safe }
    return "\""
      + safe.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}
