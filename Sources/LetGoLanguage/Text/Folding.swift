/// Forms of one character brought to one: full-width, circled, bold; digits of any script; quotes.
enum Folding {
  /// Appends what a scalar stands for, and returns whether it may be read at all.
  static func fold(_ scalar: Unicode.Scalar, into plain: inout [Unicode.Scalar]) -> Bool {
    if scalar.isASCII {
      plain.append(lowered(scalar))
      return true
    }
    if (0x2469...0x2473).contains(scalar.value) {
      // Circled ten to twenty take two digits.
      plain += String(scalar.value - 0x2469 + 10).unicodeScalars
      return true
    }
    if let same = compatible(scalar) {
      plain.append(lowered(same))
      return true
    }
    if let sign = signs[scalar] {
      plain.append(contentsOf: sign.unicodeScalars)
      return true
    }
    let properties = scalar.properties
    if properties.numericType == .decimal, let value = properties.numericValue {
      plain.append(Unicode.Scalar(UInt8(0x30 + Int(value))))
      return true
    }
    for lower in properties.lowercaseMapping.unicodeScalars {
      if let letters = Latin.plain(lower) {
        plain.append(contentsOf: letters.unicodeScalars)
        return true
      }
    }
    guard properties.generalCategory == .currencySymbol || properties.isEmoji || isFraction(scalar)
    else { return false }
    plain.append(scalar)
    return true
  }

  /// Returns whether a scalar is a fraction written as one character, such as a half.
  static func isFraction(_ scalar: Unicode.Scalar) -> Bool {
    (0xBC...0xBE).contains(scalar.value) || (0x2150...0x215E).contains(scalar.value)
  }

  private static func lowered(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value | 0x20)) : scalar
  }

  /// Returns the ASCII character of a compatibility form.
  private static func compatible(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    func ascii(_ first: UInt32, _ offset: UInt32) -> Unicode.Scalar? {
      Unicode.Scalar(first + offset)
    }
    let value = scalar.value
    return switch value {
    case 0xFF01...0xFF5E: ascii(0x21, value - 0xFF01)
    case 0x2460...0x2468: ascii(0x31, value - 0x2460)
    case 0x24EA: "0"
    case 0x249C...0x24B5: ascii(0x61, value - 0x249C)
    case 0x24B6...0x24E9: ascii(0x61, (value - 0x24B6) % 26)
    case 0x1D400...0x1D6A3: ascii(0x61, (value - 0x1D400) % 26)
    case 0x1D7CE...0x1D7FF: ascii(0x30, (value - 0x1D7CE) % 10)
    case 0x1F130...0x1F149: ascii(0x61, value - 0x1F130)
    case 0x1F150...0x1F169: ascii(0x61, value - 0x1F150)
    case 0x1F170...0x1F189: ascii(0x61, value - 0x1F170)
    default: nil
    }
  }

  private static let signs: [Unicode.Scalar: String] = [
    "‘": "'", "’": "'", "‚": "'", "ʼ": "'", "´": "'", "“": "\"", "”": "\"", "„": "\"",
    "«": "\"", "»": "\"", "…": "...", "‐": "-", "‑": "-", "−": "-", "‒": "–", "—": "–", "―": "–",
    "–": "–", "×": "×", "≈": "~", "∼": "~", "≤": "<", "≥": ">", "•": " ", "·": " ", "→": "-",
    "¿": " ", "¡": " ", "⁄": "/", "№": "#", "¢": "¢", "°": "°", "✓": "✔", "✗": "✖", "✘": "✖",
  ]
}
