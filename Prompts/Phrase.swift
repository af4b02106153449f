/// Something that the coach says, with the values for its placeholders.
///
/// Each phrase is declared in a file of its own kind, `Phrase+….swift`. Its key and the names of its
/// placeholders are read from the declaration itself (`#function`), so that they are written once; a
/// test holds declarations and texts together.
package struct Phrase: Equatable, Sendable {
  /// The key of its text.
  package let key: String
  /// The names of its placeholders, in the order of the values.
  private let names: [Substring]
  private let values: [String]

  /// Makes the phrase of the declaration that calls this, such as `boxUntil(until:)`: its name is
  /// the key, its labels are the placeholders.
  static func phrase(_ values: String..., declaration: String = #function) -> Phrase {
    let parts = declaration.split(separator: "(")
    let labels = parts.dropFirst().first?.dropLast().split(separator: ":") ?? []
    return Phrase(key: String(parts[0]), names: labels, values: values)
  }

  /// Returns the value for a placeholder, or nil when the phrase has none of that name.
  func value(for placeholder: String) -> String? {
    names.firstIndex { $0 == placeholder }.map { values[$0] }
  }
}
