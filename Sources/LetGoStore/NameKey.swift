import LetGoCore
@_spi(_Unicode) import Swift

extension Name {
  /// The name as look-ups compare it: composed (NFC), in lower case, blanks folded to one.
  package var key: String { text.folded }

  /// Appends the key in UTF-8.
  func appendKey(to bytes: inout [UInt8]) {
    let start = bytes.count
    guard !text.appendFoldedASCII(to: &bytes) else { return }
    bytes.removeLast(bytes.count - start)
    bytes.append(contentsOf: key.utf8)
  }
}

extension String {
  /// The text as look-ups compare it: composed (NFC), in lower case, blanks folded to one.
  ///
  /// The standard library's own normalisation, because a static build has no other.
  var folded: String {
    if let plain = foldedASCII { return plain }
    let words = lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    var composed = String.UnicodeScalarView()
    composed.append(contentsOf: words._nfc)
    return String(composed)
  }

  /// The same by bytes, since most texts are plain; nil for one that is not.
  private var foldedASCII: String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    return appendFoldedASCII(to: &bytes) ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// Appends the text as it is folded, or returns false when it is not all ASCII.
  fileprivate func appendFoldedASCII(to bytes: inout [UInt8]) -> Bool {
    var text = self
    return text.withUTF8 { text in
      let start = bytes.count
      var isBlank = false
      for byte in text {
        switch byte {
        case 0x80...: return false
        case 0x20, 0x09...0x0D: isBlank = bytes.count > start
        default:
          if isBlank { bytes.append(0x20) }
          isBlank = false
          bytes.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
        }
      }
      return true
    }
  }
}
