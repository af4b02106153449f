@_spi(_Unicode) import Swift

/// Latin letters with marks, folded to the letters they are made from.
enum Latin {
  /// Returns the text in its composed form (NFC), so that a letter and its mark are one scalar.
  static func composed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    guard scalars.contains(where: { (0x300...0x36F).contains($0.value) }) else { return scalars }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return Array(String(text)._nfc)
  }

  /// Returns the plain letters of a Latin letter with marks, or nil for anything else.
  static func plain(_ scalar: Unicode.Scalar) -> String? {
    letters[scalar]
  }

  private static let letters: [Unicode.Scalar: String] = {
    let families = [
      "a": "àáâãåāăą", "c": "çćĉċč", "d": "ďđð", "e": "èéêëēĕėęě", "g": "ĝğġģ", "h": "ĥħ",
      "i": "ìíîïĩīĭįı", "j": "ĵ", "k": "ķ", "l": "ĺļľŀł", "n": "ñńņň", "o": "òóôõøōŏő", "r": "ŕŗř",
      "s": "śŝşš", "t": "ţťŧ", "u": "ùúûũūŭůűų", "w": "ŵ", "y": "ýÿŷ", "z": "źżž", "ae": "æä",
      "oe": "œö", "ue": "ü", "ss": "ß", "th": "þ",
    ]
    var table: [Unicode.Scalar: String] = [:]
    for (plain, marked) in families {
      for scalar in marked.unicodeScalars { table[scalar] = plain }
    }
    return table
  }()
}
