/// Why a conversation ends before its question was answered.
enum Interruption: Error {
  /// Ctrl-C: this item alone.
  case dropItem
  /// `quit`, or the end of the input: letgo as a whole.
  case leave
}
