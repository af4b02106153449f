import LetGoCore
@_spi(_Unicode) import Swift

extension Name {
  /// The name as look-ups compare it: composed (NFC), in lower case, blanks folded to one.
  ///
  /// The standard library's own normalisation, because a static build has no other.
  package var key: String {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    var composed = String.UnicodeScalarView()
    composed.append(contentsOf: words._nfc)
    return String(composed)
  }
}
