extension String {
  /// Whether it is written as a file is: with a slash, or with the ending of what letgo reads or
  /// writes.
  var looksLikeFile: Bool {
    contains("/") || String.fileEndings.contains { lowercased().hasSuffix($0) && count > $0.count }
  }

  private static let fileEndings = [
    ".csv", ".tsv", ".txt", ".json", ".jsonl", ".db", ".html", ".svg", ".ics",
  ]
}
