/// An encoding of one byte a character, which has ASCII in its lower half.
struct CodePage: Sendable {
  /// The characters from 0x80 on; U+FFFD where there is none.
  let upper: [Unicode.Scalar]
  /// The same in UTF-8, the first byte lowest.
  let packed: [UInt32]

  private init(_ text: String) {
    upper = Array(text.unicodeScalars)
    assert(upper.count == 128)
    packed = upper.map { $0 == "\u{FFFD}" ? UInt32(Transcoder.invalid) : $0.packedUTF8 }
  }

  /// Windows-1252 (https://encoding.spec.whatwg.org/index-windows-1252.txt, without its C1 controls).
  static let windows1252 = CodePage(
    "€\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ"
      + String(String.UnicodeScalarView((0xA0...0xFF).compactMap { Unicode.Scalar($0) }))
  )

  /// Mac Roman since 1998 (https://www.unicode.org/Public/MAPPINGS/VENDORS/APPLE/ROMAN.TXT).
  static let macRoman = CodePage(
    "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø"
      + "¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ"
  )
}

extension Unicode.Scalar {
  /// The bytes of UTF-8, the first one lowest.
  var packedUTF8: UInt32 {
    func continuation(_ shift: UInt32) -> UInt32 { 0x80 | value >> shift & 0x3F }
    return switch value {
    case 0..<0x80: value
    case 0x80..<0x800: 0xC0 | value >> 6 | continuation(0) << 8
    case 0x800..<0x1_0000: 0xE0 | value >> 12 | continuation(6) << 8 | continuation(0) << 16
    default:
      0xF0 | value >> 18 | continuation(12) << 8 | continuation(6) << 16 | continuation(0) << 24
    }
  }
}
