extension String {
  /// The text as a shell would take it again as one argument.
  var quotedForShell: String {
    let isPlain = allSatisfy { $0.isLetter || $0.isNumber || "-_=./:,@$€£".contains($0) }
    return isPlain && !isEmpty
      ? self
      : "'\(split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
  }
}
