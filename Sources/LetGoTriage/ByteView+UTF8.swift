extension ByteView {
  /// Whether the bytes are valid UTF-8: no stray or missing continuation, no overlong form, no
  /// surrogate, nothing past U+10FFFF.
  var isUTF8: Bool {
    var index = 0
    while index < count {
      let lead = self[index]
      index += 1
      if lead < 0x80 { continue }
      guard let (length, second) = ByteView.continuation(of: lead), index + length <= count,
        second.contains(self[index])
      else { return false }
      for next in index + 1..<index + length where self[next] & 0xC0 != 0x80 { return false }
      index += length
    }
    return true
  }

  /// Returns how many bytes follow a lead byte and what the first of them may be (Unicode 16,
  /// table 3-7), or nil when it leads nothing.
  private static func continuation(of lead: UInt8) -> (length: Int, second: ClosedRange<UInt8>)? {
    switch lead {
    case 0xC2...0xDF: (1, 0x80...0xBF)
    case 0xE0: (2, 0xA0...0xBF)
    case 0xED: (2, 0x80...0x9F)
    case 0xE1...0xEF: (2, 0x80...0xBF)
    case 0xF0: (3, 0x90...0xBF)
    case 0xF1...0xF3: (3, 0x80...0xBF)
    case 0xF4: (3, 0x80...0x8F)
    default: nil
    }
  }
}
