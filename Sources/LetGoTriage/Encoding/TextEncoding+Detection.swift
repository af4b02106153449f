extension TextEncoding {
  /// Tells the encoding of a text by its first bytes, which may be all of them.
  init(detectedIn bytes: ByteView, isWhole: Bool) {
    let marked: [TextEncoding] = [.utf8, .utf16LittleEndian, .utf16BigEndian]
    if let known = marked.first(where: { bytes.starts(with: $0.mark) }) {
      self = known
      return
    }
    let characters = UTF8Count(bytes, isWhole: isWhole)
    if let wide = TextEncoding(wideIn: bytes) {
      self = wide
      // A few bad bytes between good characters of several bytes are errors in UTF-8.
    } else if characters.bad <= characters.good {
      self = .utf8
    } else {
      let windows = Plausibility(of: bytes, in: .windows1252).score
      var mac = Plausibility(of: bytes, in: .macRoman).score
      // Lines that end in carriage returns alone come from the same machines.
      if bytes.index(of: .lineFeed, from: 0) == nil { mac += 2 }
      self = max(windows, mac) < 2 ? .utf8 : mac > windows ? .macRoman : .windows1252
    }
  }

  /// Finds UTF-16 without a mark: zero bytes stand on one side of its units, and few units are two
  /// ASCII characters, as nearly all are when a text of single bytes is looked at in pairs.
  private init?(wideIn bytes: ByteView) {
    var zeros = [0, 0]
    var pairsOfASCII = 0
    var index = 0
    while index + 1 < bytes.count {
      let (first, second) = (bytes[index], bytes[index + 1])
      if first == 0 { zeros[0] += 1 }
      if second == 0 { zeros[1] += 1 }
      if (0x20...0x7E).contains(first), (0x20...0x7E).contains(second) { pairsOfASCII += 1 }
      index += 2
    }
    let most = max(zeros[0], zeros[1])
    guard bytes.count >= 4, most > 0, pairsOfASCII <= most, min(zeros[0], zeros[1]) * 8 <= most
    else { return nil }
    self = zeros[1] > zeros[0] ? .utf16LittleEndian : .utf16BigEndian
  }
}

/// How much of a text beyond ASCII is valid UTF-8.
private struct UTF8Count {
  /// Characters of several bytes.
  var good = 0
  /// Bytes that are part of none.
  var bad = 0

  init(_ bytes: ByteView, isWhole: Bool) {
    var index = 0
    while index < bytes.count {
      let lead = bytes[index]
      if lead < 0x80 {
        index += 1
        continue
      }
      let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
      let end = min(index + length, bytes.count)
      if bytes.part(index, end).isUTF8 {
        good += 1
        index = end
      } else {
        // The last character of a part may be cut.
        if end == bytes.count, !isWhole, lead >= 0xC2 { break }
        bad += 1
        index += 1
      }
    }
  }
}

/// How much the bytes beyond ASCII look like text when they are read by a code page.
private struct Plausibility {
  private(set) var score = 0

  private static let letters = Set(
    "äöüßàâæçéèêëîïôœùûáíñóúìòãõåøÄÖÜÀÂÆÇÉÈÊËÎÏÔŒÙÛÁÍÑÓÚÃÕÅØ".unicodeScalars
  )
  private static let signs = Set("€£¥°²³½¼¾§©®™–—…’‘“”„«»•·×¿¡ºª\u{A0}".unicodeScalars)

  init(of bytes: ByteView, in page: CodePage) {
    for index in 0..<bytes.count where bytes[index] >= 0x80 {
      let before = index > 0 ? bytes[index - 1] : .space
      let after = index + 1 < bytes.count ? bytes[index + 1] : .space
      score += Plausibility.points(
        page.upper[Int(bytes[index]) - 0x80],
        before: before,
        after: after
      )
    }
  }

  private static func points(_ scalar: Unicode.Scalar, before: UInt8, after: UInt8) -> Int {
    let touches = before.isLetter || after.isLetter
    if letters.contains(scalar) {
      if !touches { return 0 }
      return scalar.properties.isUppercase && before.isLowercase ? -2 : 3
    }
    if signs.contains(scalar) {
      if before.isLetter, after.isLetter { return scalar == "’" ? 1 : -3 }
      return 1
    }
    return scalar.properties.isAlphabetic && scalar != "ﬂ" && scalar != "ﬁ" ? -1 : -3
  }
}

extension UInt8 {
  /// Whether it is an ASCII letter.
  var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }

  /// Whether it is a small ASCII letter.
  fileprivate var isLowercase: Bool { (0x61...0x7A).contains(self) }
}
