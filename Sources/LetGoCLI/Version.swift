/// Which letgo this is.
enum Version {
  /// The number that `--version` shows; `Resources/release` is asked for the same.
  static let number = "0.1.0"
  /// The day that the manual page carries.
  static let day = "2026-11-30"
}
