extension Name {
  /// What names that a person would take for each other have in common: no case, no blanks or marks, and
  /// one letter for all that look like it.
  ///
  /// After Unicode's skeletons (UTS 39), for the letters and digits that a short name is forged with.
  package var likeness: String {
    var scalars = String.UnicodeScalarView()
    // Lower case takes letters apart from their marks only where it has to, so marks go afterwards.
    for scalar in text.lowercased().unicodeScalars {
      if scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint {
        continue
      }
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .spacingMark, .dashPunctuation, .connectorPunctuation,
        .otherPunctuation:
        continue
      default: break
      }
      let letter = Self.lookalikes[scalar] ?? scalar
      // Two letters that look like one.
      if let pair = Self.pairs.first(where: { $0.0 == scalars.last && $0.1 == letter }) {
        scalars.removeLast()
        scalars.append(pair.2)
      } else {
        scalars.append(letter)
      }
    }
    return String(scalars)
  }

  private static let pairs: [(Unicode.Scalar, Unicode.Scalar, Unicode.Scalar)] = [
    ("r", "n", "m"), ("v", "v", "w"),
  ]

  /// What a letter is taken for.
  ///
  /// Upper case has become lower by then, so that a capital i is an i, which is why l and 1 are one too.
  private static let lookalikes: [Unicode.Scalar: Unicode.Scalar] = {
    let groups: [Unicode.Scalar: String] = [
      "a": "аαáàâäãåāạɑ", "b": "ьЬв", "c": "сϲςçćč", "d": "ԁđ", "e": "еёєεéèêëēęẹ", "g": "ɡğ",
      "h": "һнћ", "i": "іїιíìîïīıl1|ӏјjłʟ", "k": "кκ", "m": "м", "n": "пηńñň", "o": "оοσ0óòôöõøōọ",
      "p": "рρ", "r": "гř", "s": "ѕ5śšş", "t": "тτť", "u": "υцúùûüūůս", "v": "ѵν", "w": "ѡшω",
      "x": "хχ", "y": "уүγýÿ", "z": "źżž2",
    ]
    var table: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (letter, others) in groups {
      for other in others.unicodeScalars { table[other] = letter }
    }
    // The letters of full width.
    for value in UInt32(0xFF41)...0xFF5A {
      if let wide = Unicode.Scalar(value), let plain = Unicode.Scalar(value - 0xFF41 + 0x61) {
        table[wide] = table[plain] ?? plain
      }
    }
    return table
  }()
}
